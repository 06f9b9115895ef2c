export { easings } from './animation';
export * from './Svg';
export * from './SvgPath';
export * from './SvgList';
export * from './types';
