import type { RecipeVersion } from '@sufra/contracts';
import { formatList } from '@sufra/web-kit';
import { t } from '../texts/text.ts';

type Change = RecipeVersion['changes'][number];

function wordsOf({ part, added, removed }: Change): string {
  switch (part) {
    case 'ingredients':
      return added + removed === 0
        ? t('versions.change.ingredientsMoved')
        : t('versions.change.ingredients', { added, removed });
    case 'steps':
      return added + removed === 0
        ? t('versions.change.stepsMoved')
        : t('versions.change.steps', { added, removed });
    case 'title':
      return t('versions.change.title');
    case 'description':
      return t('versions.change.description');
    case 'servings':
      return t('versions.change.servings');
    case 'times':
      return t('versions.change.times');
    case 'notes':
      return t('versions.change.notes');
    case 'tags':
      return t('versions.change.tags');
  }
}

/** What a version changed of the one before. */
export function changeWords({ changes, restored, version }: RecipeVersion): string {
  if (restored !== null) return t('versions.restoredFrom', { version: restored });
  if (changes.length === 0) return version === 1 ? t('versions.first') : '';
  return formatList(changes.map(wordsOf));
}
