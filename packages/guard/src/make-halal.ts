export { type MadeHalal, makeHalal } from './make-halal/make-halal.ts';
export type { ChangedLine, Choices } from './make-halal/rewrite-recipe.ts';
export { type Swap, swapsFor } from './make-halal/swaps-for.ts';
