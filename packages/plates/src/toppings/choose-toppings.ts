import type { Piece } from '../food/pieces.ts';
import type { BodyName } from '../kinds/kinds.ts';
import type { Thing } from '../words/english.ts';
import type { Topping } from './topping.ts';
import { toppings } from './toppings.ts';

interface Asked {
  body: BodyName;
  seen: (...things: readonly Thing[]) => boolean;
  /** What is in the dish already, by colour. */
  pieces: readonly Piece[];
  most: number;
}

const onDrinks: Topping['form'][] = ['sliver', 'leaf', 'dust', 'thread'];
const withoutCitrus: BodyName[] = [
  'toast',
  'strands',
  'tubes',
  'eggs',
  'pudding',
  'cake',
  'drink',
  'flatbreads',
  'bake',
  'coupe',
  'salad',
  'baklava',
  'ramen',
  'cookies',
  'balls',
  'fruit',
];

function belongs({ form }: Topping, { body, seen }: Asked): boolean {
  if (body === 'drink') return onDrinks.includes(form);
  if (form === 'citrus') return !withoutCitrus.includes(body);
  if (form === 'swirl')
    return body === 'soup' || body === 'pudding' || (body === 'curry' && seen('cream', 'spinach'));
  if (form === 'drizzle') return body === 'pudding' || body === 'flatbreads';
  if (form === 'ring') return seen('fried-onion') || (body !== 'curry' && body !== 'dal' && body !== 'soup');
  return true;
}

/** As many as the dish bears: of more, the most telling, and the last for its contrast. */
export function chooseToppings(asked: Asked): Topping[] {
  const { seen, pieces, most } = asked;
  const chosen = toppings.filter(
    each =>
      seen(...each.things) && belongs(each, asked) && !pieces.some(({ colour }) => colour === each.colour),
  );
  const few =
    chosen.length > most
      ? [...chosen.filter(({ laid }) => laid !== 'drawn').slice(0, most - 1), ...chosen.slice(-1)]
      : chosen;
  return [...few.filter(({ laid }) => laid === 'drawn'), ...few.filter(({ laid }) => laid !== 'drawn')];
}
