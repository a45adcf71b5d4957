import type { BodyName } from '../kinds/kinds.ts';
import { aubergines } from './aubergines.ts';
import { bake } from './bake.ts';
import { baklava } from './baklava.ts';
import { balls } from './balls.ts';
import { bird } from './bird.ts';
import { boats } from './boats.ts';
import { brulee } from './brulee.ts';
import { burger } from './burger.ts';
import { cake } from './cake.ts';
import { chops } from './chops.ts';
import { cookies } from './cookies.ts';
import { coupe } from './coupe.ts';
import { couscous } from './couscous.ts';
import { cup } from './cup.ts';
import { curry } from './curry.ts';
import { dal } from './dal.ts';
import { dates } from './dates.ts';
import { dip } from './dip.ts';
import { drink } from './drink.ts';
import { drumsticks } from './drumsticks.ts';
import { dumplings } from './dumplings.ts';
import { eggs } from './eggs.ts';
import { falafel } from './falafel.ts';
import { fillet } from './fillet.ts';
import { fish } from './fish.ts';
import { flatbreads } from './flatbreads.ts';
import { friedEggs } from './fried-eggs.ts';
import { fries } from './fries.ts';
import { fritters } from './fritters.ts';
import { fruit } from './fruit.ts';
import { halwa } from './halwa.ts';
import { iceCream } from './ice-cream.ts';
import { jar } from './jar.ts';
import { joint } from './joint.ts';
import { kebabPlatter } from './kebab-platter.ts';
import { kibbeh } from './kibbeh.ts';
import { kofta } from './kofta.ts';
import { kunafa } from './kunafa.ts';
import { loaf } from './loaf.ts';
import { manti } from './manti.ts';
import { muffins } from './muffins.ts';
import { omelette } from './omelette.ts';
import { peppers } from './peppers.ts';
import { pie } from './pie.ts';
import { pudding } from './pudding.ts';
import { puffs } from './puffs.ts';
import { ramen } from './ramen.ts';
import { rice } from './rice.ts';
import { roast } from './roast.ts';
import { rolls } from './rolls.ts';
import { round } from './round.ts';
import { salad } from './salad.ts';
import { sandwich } from './sandwich.ts';
import type { Body } from './serving.ts';
import { skewers } from './skewers.ts';
import { soup } from './soup.ts';
import { steak } from './steak.ts';
import { stir } from './stir.ts';
import { strands } from './strands.ts';
import { sweetBalls } from './sweet-balls.ts';
import { tacos } from './tacos.ts';
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
  brulee,
  burger,
  cake,
  chops,
  cookies,
  coupe,
  couscous,
  cup,
  curry,
  dal,
  dates,
  dip,
  drink,
  drumsticks,
  dumplings,
  eggs,
  falafel,
  fillet,
  fish,
  flatbreads,
  friedEggs,
  fries,
  fritters,
  fruit,
  halwa,
  iceCream,
  jar,
  joint,
  kebabPlatter,
  kibbeh,
  kofta,
  kunafa,
  loaf,
  manti,
  muffins,
  omelette,
  peppers,
  pie,
  pudding,
  puffs,
  ramen,
  rice,
  roast,
  rolls,
  round,
  salad,
  sandwich,
  skewers,
  soup,
  steak,
  stir,
  strands,
  sweetBalls,
  tacos,
  toast,
  triangles,
  tubes,
  wheel,
  wrap,
} satisfies Record<BodyName, Body>;
