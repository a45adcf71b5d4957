import type { CookingProfile, Imported, ImportedRecipe } from '@sufra/contracts';
import { type Guard, guardOfSchool } from '../halal/guard.ts';
import { judgeLines } from '../halal/judge-lines.ts';
import { withSchools } from '../halal/with-schools.ts';
import { questionsAbout } from '../own/unlikely-amounts.ts';
import { avoidedInRecipe } from '../profile/avoided-by.ts';
import { asStored } from './as-stored.ts';

/** Each line with those beside it, and the whole as it would be saved: as the member's profile has it. */
export function judgeImported(
  guard: Guard,
  recipe: ImportedRecipe,
  profile: CookingProfile,
): Omit<Imported, 'generated'> {
  const { school } = profile;
  const stored = asStored(recipe);
  return {
    recipe,
    lines: judgeLines(recipe, school),
    halal: withSchools(guardOfSchool(guard, school).judgeRecipe(stored), stored, school),
    avoided: avoidedInRecipe(stored, profile),
    questions: questionsAbout(recipe),
  };
}
