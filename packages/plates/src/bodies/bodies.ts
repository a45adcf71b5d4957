import { aubergines } from './aubergines.ts';
import { bake } from './bake.ts';
import { baklava } from './baklava.ts';
import { balls } from './balls.ts';
import { bird } from './bird.ts';
import { boats } from './boats.ts';
import { cake } from './cake.ts';
import { cookies } from './cookies.ts';
import { coupe } from './coupe.ts';
import { curry } from './curry.ts';
import { dal } from './dal.ts';
import { dip } from './dip.ts';
import { drink } from './drink.ts';
import { dumplings } from './dumplings.ts';
import { eggs } from './eggs.ts';
import { fish } from './fish.ts';
import { flatbreads } from './flatbreads.ts';
import { fritters } from './fritters.ts';
import { fruit } from './fruit.ts';
import { kebabPlatter } from './kebab-platter.ts';
import { kofta } from './kofta.ts';
import { omelette } from './omelette.ts';
import { peppers } from './peppers.ts';
import { pudding } from './pudding.ts';
import { ramen } from './ramen.ts';
import { rice } from './rice.ts';
import { rolls } from './rolls.ts';
import { round } from './round.ts';
import { salad } from './salad.ts';
import type { Body } from './serving.ts';
import { skewers } from './skewers.ts';
import { soup } from './soup.ts';
import { stir } from './stir.ts';
import { strands } from './strands.ts';
import { toast } from './toast.ts';
import { triangles } from './triangles.ts';
import { tubes } from './tubes.ts';
import { wheel } from './wheel.ts';
import { wrap } from './wrap.ts';

export const bodies = {
  aubergines,
  bake,
  baklava,
  balls,
  bird,
  boats,
  cake,
  cookies,
  coupe,
  curry,
  dal,
  dip,
  drink,
  dumplings,
  eggs,
  fish,
  flatbreads,
  fritters,
  fruit,
  kebabPlatter,
  kofta,
  omelette,
  peppers,
  pudding,
  ramen,
  rice,
  rolls,
  round,
  salad,
  skewers,
  soup,
  stir,
  strands,
  toast,
  triangles,
  tubes,
  wheel,
  wrap,
} satisfies Record<string, Body>;
export type BodyName = keyof typeof bodies;
