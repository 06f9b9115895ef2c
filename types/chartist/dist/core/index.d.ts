export * from './constants';
export * from './lang';
export * from './math';
export * from './data';
export * from './creation';
export * from './optionsProvider';
export * from './types';
