import type { Imported } from '@sufra/contracts';
import { Problem } from '@sufra/service-kit';
import { ingredientText } from '../../recipe/ingredient-text.ts';
import { judgeImported } from '../judge-imported.ts';
import type { ArchiveDeps } from './archive-deps.ts';
import type { ArchivedDocument } from './archive-model.ts';
import { servingsOfPortable, sourceOfPortable, textOfPortable } from './as-kept.ts';

interface Left {
  ownerId: string;
  id: string;
  index: number;
}

/** A recipe that was left out, as an import that may be made halal and saved. */
export async function readLeft(deps: ArchiveDeps, { ownerId, id, index }: Left): Promise<Imported> {
  const item = await deps.archived.findOne({ archiveId: id, index, ownerId }).lean<ArchivedDocument>();
  if (!item?.recipe || item.outcome === null) throw new Problem('not_found');
  const text = textOfPortable(item.recipe);
  const { name, url = null } = sourceOfPortable(item.recipe);
  const recipe = {
    title: text.title,
    servings: servingsOfPortable(item.recipe),
    totalMinutes: text.prepTime + text.cookTime || null,
    ingredients: text.ingredientLines.map(ingredientText),
    instructions: text.steps.map(step => step.text),
    source: { name, url: url || null },
  };
  const profile = await deps.rejudge.profileOf(ownerId);
  return { ...judgeImported(deps.guard, recipe, profile), generated: false };
}
