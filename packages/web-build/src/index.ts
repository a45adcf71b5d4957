export { buildFrontEnd } from './build-front-end.ts';
export type { SliceBuild, SliceDefinition } from './definition.ts';
export { shell } from './shell.ts';
export { slice } from './slice.ts';
