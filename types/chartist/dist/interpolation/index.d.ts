export * from './none';
export * from './simple';
export * from './step';
export * from './cardinal';
export * from './monotoneCubic';
