export * from './PieChart';
export * from './PieChart.types';
