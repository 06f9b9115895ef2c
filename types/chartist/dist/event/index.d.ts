export * from './EventEmitter';
