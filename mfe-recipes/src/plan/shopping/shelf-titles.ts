import type { ShopShelf } from '@sufra/contracts';
import { t } from '../../texts/text.ts';

/** What stands above each shelf of the list. */
export const shelfTitles = (): Record<ShopShelf, string> => ({
  greens: t('plan.shelf.greens'),
  meats: t('plan.shelf.meats'),
  dairy: t('plan.shelf.dairy'),
  grains: t('plan.shelf.grains'),
  tins: t('plan.shelf.tins'),
  oils: t('plan.shelf.oils'),
  nuts: t('plan.shelf.nuts'),
  spices: t('plan.shelf.spices'),
  baking: t('plan.shelf.baking'),
  rest: t('plan.shelf.rest'),
});
