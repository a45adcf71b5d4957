export { type Catalogue, noteOf, textOf } from './catalogue.ts';
export { compile } from './compile.ts';
export { type Parameters, parametersOf } from './parameters.ts';
export { pseudo } from './pseudo.ts';
export { textsOf } from './texts-of.ts';
