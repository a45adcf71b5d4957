/** In the order of a walk through the shop. */
export const shelfNames = [
  'Vegetables, fruit and herbs',
  'Meat and fish',
  'Milk, cheese and eggs',
  'Grains, pulses and bread',
  'Tins, jars and stock',
  'Oils, sauces and sweeteners',
  'Nuts, seeds and dried fruit',
  'Spices and seasoning',
  'For baking',
  'Everything else',
] as const;
export type ShelfName = (typeof shelfNames)[number];
