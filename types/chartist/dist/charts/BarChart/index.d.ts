export * from './BarChart';
export * from './BarChart.types';
