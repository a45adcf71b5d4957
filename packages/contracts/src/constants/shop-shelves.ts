/** Where things stand in a shop, in the order of a usual walk through it. */
export const shopShelves = [
  'greens',
  'meats',
  'dairy',
  'grains',
  'tins',
  'oils',
  'nuts',
  'spices',
  'baking',
  'rest',
] as const;
export type ShopShelf = (typeof shopShelves)[number];
