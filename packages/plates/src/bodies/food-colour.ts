import type { BodyName } from '../kinds/kinds.ts';
import { mix } from '../pen/mix.ts';
import { bark, cream, crust, glaze, leaf, saffron, wheat } from '../pen/pigments.ts';

/** What a vessel must stand apart from, where that is not the sauce. */
export const foodColour: Partial<Record<BodyName, string>> = {
  pudding: cream,
  rice: wheat,
  fritters: crust,
  kofta: bark,
  skewers: wheat,
  balls: bark,
  rolls: leaf,
  triangles: crust,
  dumplings: cream,
  salad: leaf,
  dip: wheat,
  bird: crust,
  fish: glaze,
  strands: wheat,
  tubes: wheat,
  omelette: saffron,
  stir: crust,
  wheel: mix(leaf, crust, 0.5),
  cookies: wheat,
  kebabPlatter: crust,
  aubergines: bark,
  bake: saffron,
  cake: crust,
  fruit: saffron,
  flatbreads: wheat,
};
