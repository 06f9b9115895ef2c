export * from './bounds';
export * from './data';
export * from './highLow';
export * from './normalize';
export * from './segments';
export * from './serialize';
