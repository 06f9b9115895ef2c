export * from './core';
export * from './event';
export * from './charts';
export * from './axes';
export * as Interpolation from './interpolation';
export * from './svg';
export * from './utils';
