export * from './types';
export * from './extend';
export * from './functional';
export * from './utils';
