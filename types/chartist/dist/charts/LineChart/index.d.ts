export * from './LineChart';
export * from './LineChart.types';
