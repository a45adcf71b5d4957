import { pageLanguage } from '@sufra/web-kit';
import type { FeastDish } from './feast-dish.ts';

const kitchensOf: Record<string, readonly FeastDish['cuisine'][]> = {
  ar: ['Middle Eastern', 'Moroccan'],
  ur: ['Desi'],
  tr: ['Turkish'],
  fr: ['Moroccan'],
  id: ['Indonesian'],
};

/** What is cooked where the page's language is spoken leads; beside that the menu's own order stays. */
export function ownKitchenFirst(dishes: FeastDish[]): FeastDish[] {
  const own = kitchensOf[pageLanguage()] ?? [];
  const isOwn = ({ cuisine }: FeastDish) => own.includes(cuisine);
  return [...dishes.filter(isOwn), ...dishes.filter(dish => !isOwn(dish))];
}
