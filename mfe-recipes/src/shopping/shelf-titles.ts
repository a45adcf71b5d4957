import type { ShopShelf } from '@sufra/contracts';
import { t } from '../texts/text.ts';

/** What stands above each shelf of the list. */
export const shelfTitles = (): Record<ShopShelf, string> => ({
  greens: t('shopping.shelf.greens'),
  meats: t('shopping.shelf.meats'),
  dairy: t('shopping.shelf.dairy'),
  grains: t('shopping.shelf.grains'),
  tins: t('shopping.shelf.tins'),
  oils: t('shopping.shelf.oils'),
  nuts: t('shopping.shelf.nuts'),
  spices: t('shopping.shelf.spices'),
  baking: t('shopping.shelf.baking'),
  rest: t('shopping.shelf.rest'),
});
