import type { PlacedFinding, RecipeHalal } from '@sufra/contracts';
import { notHalal } from '../generation/check/check-request.ts';

/** The field of a written recipe that a finding stands in. */
function pathOf({ part, index }: Pick<PlacedFinding, 'part' | 'index'>): string {
  if (part === 'steps') return `instructions.${index}`;
  if (part === 'ingredients' || part === 'tags') return `${part}.${index}`;
  return part;
}

/** Nothing forbidden is saved; the refusal names each line, its words and what to use instead. */
export function assertNotForbidden({ verdict, forbidden }: RecipeHalal): void {
  if (verdict !== 'haram') return;
  throw notHalal(
    forbidden.map(({ part, index, ...finding }) => ({ path: pathOf({ part, index }), finding })),
  );
}
