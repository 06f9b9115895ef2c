export * from './Axis';
export * from './AutoScaleAxis';
export * from './FixedScaleAxis';
export * from './StepAxis';
export * from './types';
