export * from './BaseChart';
export * from './LineChart';
export * from './BarChart';
export * from './PieChart';
export * from './types';
