import { t } from '../../texts/text.ts';
import type { ShelfName } from './shelf-names.ts';

/** What stands above each shelf of the list. */
export const shelfTitles = (): Record<ShelfName, string> => ({
  'Vegetables, fruit and herbs': t('plan.shelf.greens'),
  'Meat and fish': t('plan.shelf.meats'),
  'Milk, cheese and eggs': t('plan.shelf.dairy'),
  'Grains, pulses and bread': t('plan.shelf.grains'),
  'Tins, jars and stock': t('plan.shelf.tins'),
  'Oils, sauces and sweeteners': t('plan.shelf.oils'),
  'Nuts, seeds and dried fruit': t('plan.shelf.nuts'),
  'Spices and seasoning': t('plan.shelf.spices'),
  'For baking': t('plan.shelf.baking'),
  'Everything else': t('plan.shelf.rest'),
});
