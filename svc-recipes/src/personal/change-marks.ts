import type { Recipe } from '@sufra/contracts';
import { type MarkDeps, markFavorite } from '../library/mark-favorite.ts';
import { noteAndRate, type PersonalDeps } from './note-personal.ts';

export interface ChangeMarksDeps extends MarkDeps, PersonalDeps {}

interface Marks {
  ownerId: string;
  id: string;
  favorite?: boolean | undefined;
  note?: string | undefined;
  rating?: number | null | undefined;
}

/** The heart first, which may be refused, and what then is left to note. */
export async function changeMarks(
  deps: ChangeMarksDeps,
  { favorite, note, rating, ...own }: Marks,
): Promise<Recipe> {
  const marked = favorite === undefined ? undefined : await markFavorite(deps, { ...own, favorite });
  if (marked && note === undefined && rating === undefined) return marked;
  return noteAndRate(deps, { ...own, note, rating });
}
