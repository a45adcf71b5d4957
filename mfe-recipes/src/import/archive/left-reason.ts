import { limits, type RecipeArchive } from '@sufra/contracts';
import { formatList } from '@sufra/web-kit';
import { t } from '../../texts/text.ts';

type Left = RecipeArchive['left'][number];

/** Why a recipe, or a file, was not taken. */
export function leftReason({ reason, forbidden }: Left): string {
  switch (reason) {
    case 'forbidden':
      return t('import.left.forbidden', { words: formatList(wordsOf(forbidden)) });
    case 'already_here':
      return t('import.left.alreadyHere');
    case 'no_room':
      return t('import.left.noRoom', { count: limits.importedOfFreeMember });
    case 'no_ingredients':
      return t('import.left.noIngredients');
    case 'too_long':
      return t('import.left.tooLong', { count: limits.importedIngredients });
    case 'unreadable':
      return t('import.left.unreadable');
    case 'encoding':
      return t('import.left.encoding');
    case 'not_a_recipe':
      return t('import.left.notARecipe');
    case 'too_large':
      return t('import.left.tooLarge');
    case 'too_many':
      return t('import.left.tooMany', { count: limits.archiveRecipes });
    case 'unsafe_name':
      return t('import.left.unsafeName');
  }
}

const wordsOf = (forbidden: Left['forbidden']) => [
  ...new Set(forbidden.map(({ words }) => words.toLowerCase())),
];

/** What to use instead of it, each once. */
export const insteadOf = (forbidden: Left['forbidden']) => [
  ...new Set(forbidden.flatMap(({ substitute }) => substitute ?? [])),
];
