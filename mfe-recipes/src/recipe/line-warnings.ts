import type { PlacedFinding, SharedRecipe } from '@sufra/contracts';
import { perLocale } from '@sufra/web-kit';
import { t } from '../texts/text.ts';

/** Whether the check has found something in it since it was saved. */
export const isNoLongerHalal = ({ halal }: Pick<SharedRecipe, 'halal'>) => halal.verdict === 'haram';

// English as recipes have always said it: with a comma before the last one.
const anyOf = perLocale(locale => new Intl.ListFormat(locale, { type: 'disjunction' }), 'en');

/** What to do about the lines of one part that are not halal, by their index. */
export function warningsIn(
  { halal }: Pick<SharedRecipe, 'halal'>,
  part: 'ingredients' | 'steps',
): ReadonlyMap<number, string> {
  if (!isNoLongerHalal({ halal })) return new Map();
  const ofPart = halal.forbidden.filter(finding => finding.part === part);
  const at = (place: number) => ofPart.filter(({ index }) => index === place);
  return new Map(ofPart.map(({ index }) => [index, at(index).map(warningOf).join(' ')]));
}

const warningOf = ({ words, use }: PlacedFinding) =>
  use.length > 0
    ? t('recipe.forbidden.use', { words, instead: anyOf().format(use) })
    : t('recipe.forbidden.leaveOut', { words });
