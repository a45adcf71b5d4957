import type { KindName } from '../kinds/kinds.ts';
import { mix } from '../pen/mix.ts';
import { bark, cream, crust, green, leaf, paprika, ruby, saffron, wheat } from '../pen/pigments.ts';
import type { Thing } from '../words/english.ts';

/** The colour that the sauce takes from what is in it. */
const byThing: readonly (readonly [things: readonly Thing[], colour: string])[] = [
  [['spinach', 'green-curry', 'pesto', 'kale', 'broccoli'], mix(leaf, green, 0.42)],
  [['walnut', 'soy', 'black-bean'], mix(crust, bark, 0.3)],
  [['beetroot'], mix(ruby, paprika, 0.2)],
  [['coconut-milk', 'cream'], mix(saffron, cream, 0.62)],
  [['pumpkin', 'carrot', 'sweet-potato'], mix(saffron, paprika, 0.32)],
  [['lentil', 'turmeric'], mix(saffron, crust, 0.12)],
  [['mushroom', 'barley'], mix(wheat, crust, 0.4)],
  [['tomato', 'chilli', 'paprika'], mix(paprika, saffron, 0.12)],
  [['noodle'], mix(saffron, wheat, 0.5)],
  [['yoghurt', 'milk'], cream],
];
const byKind: Partial<Record<KindName, string>> = {
  dal: mix(saffron, crust, 0.12),
  karahi: mix(paprika, saffron, 0.12),
  korma: mix(saffron, cream, 0.62),
  nihari: mix(crust, bark, 0.3),
  rendang: mix(crust, bark, 0.3),
  haleem: mix(crust, wheat, 0.5),
  harira: mix(paprika, saffron, 0.12),
  ramen: mix(saffron, wheat, 0.5),
  pho: mix(saffron, wheat, 0.5),
  laksa: mix(saffron, paprika, 0.35),
  broth: mix(saffron, wheat, 0.5),
  'lentil-soup': mix(saffron, crust, 0.12),
  lasagne: mix(paprika, saffron, 0.12),
};
const brown = mix(crust, paprika, 0.4);

type Named = (...things: readonly Thing[]) => boolean;

/** The title speaks first, then the kind of dish, then the ingredients. */
export function sauceOf(
  kind: KindName,
  { title, ingredients }: { title: Named; ingredients: Named },
): string {
  const said = (named: Named) => byThing.find(([things]) => named(...things))?.[1];
  return said(title) ?? byKind[kind] ?? said(ingredients) ?? brown;
}
