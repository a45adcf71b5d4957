export { type MadeHalal, makeHalal } from './make-halal/make-halal.ts';
export type { ChangedLine, Choices } from './make-halal/rewrite-recipe.ts';
export type { Swap } from './make-halal/swaps-for.ts';
export { swapsOfLines } from './make-halal/swaps-of-lines.ts';
