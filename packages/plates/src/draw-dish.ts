import { altOfSketch } from './alt-of.ts';
import { drawBeside, spoon } from './beside/draw-beside.ts';
import { bodies } from './bodies/bodies.ts';
import { foodColour } from './bodies/food-colour.ts';
import type { Serving } from './bodies/serving.ts';
import type { Dish } from './dish.ts';
import { mainsOf } from './food/mains.ts';
import { sauceOf } from './food/sauce.ts';
import { vegetablesOf } from './food/vegetables.ts';
import { type Kind, kinds } from './kinds/kinds.ts';
import { type Pen, type Theme, takePen } from './pen/pen.ts';
import { picture } from './pen/picture.ts';
import { type Sketch, sketchOf } from './sketch.ts';
import { cuisineOf } from './table/cuisines.ts';
import { drawGround } from './table/draw-ground.ts';
import { chooseToppings } from './toppings/choose-toppings.ts';
import { layToppings } from './toppings/lay-toppings.ts';
import { vessels } from './vessels/vessels.ts';
import type { Thing } from './words/english.ts';

const limit = 6000;
/** Beyond it, nothing is laid beside the vessel. */
const roomBeside = 5000;
const besideRoundOnes = new Set(['bowl', 'karahi', 'handi', 'none']);

const named =
  (list: { has(thing: Thing): boolean }) =>
  (...things: readonly Thing[]) =>
    things.some(thing => list.has(thing));

function compose(sketch: Sketch, pen: Pen, fewer: number): string {
  const { kind, isNight } = sketch;
  const words = { seen: new Set(sketch.seen), ingredients: new Set(sketch.ingredients) };
  const { body, vessels: fitting, toppings }: Kind = kinds[kind];
  const has = named(new Set(sketch.named));
  const cuisine = cuisineOf(sketch.cuisine);
  const titleMains = mainsOf(has);
  const mains = titleMains.length ? titleMains : mainsOf(named(words.seen)).slice(0, 1);
  const vegetables = vegetablesOf(named(words.seen));
  const sauce = sauceOf(kind, { title: has, ingredients: named(words.ingredients) });

  drawGround(pen, cuisine, isNight);
  const vessel = pen.pick(fitting);
  const setting = { cuisine, isNight, food: foodColour[body] ?? sauce };
  const not = ['pudding', 'dip', 'kebabPlatter', 'dumplings'].includes(body) ? (['paper'] as const) : [];
  const surface = vessels[vessel](pen, setting, { not });
  const serving: Serving = {
    pen,
    kind,
    surface,
    setting,
    sauce,
    mains,
    vegetables,
    has,
    holds: (...things) => has(...things) || named(words.ingredients)(...things),
    after: [],
  };
  const top = bodies[body](serving);
  const most = Math.max(1, toppings - fewer);
  layToppings(pen, top, chooseToppings({ body, seen: named(words.seen), pieces: mains, most }), body);
  for (const draw of serving.after) draw();
  if (pen.text().length < roomBeside && besideRoundOnes.has(vessel)) {
    if (body === 'pudding' && pen.between(0, 1) < 0.6) spoon(pen);
    else drawBeside(pen, named(words.seen));
  }
  return picture(pen.text(), altOfSketch(sketch));
}

/** A picture of the dish, 400 by 300, below 6 KB: toppings are left out until it is. The same dish gives the same picture. */
export const drawDish = (dish: Dish, theme: Theme): string => drawSketch(sketchOf(dish), theme);

export function drawSketch(sketch: Sketch, theme: Theme): string {
  for (let fewer = 0; ; fewer++) {
    const svg = compose(sketch, takePen(sketch.seed, theme), fewer);
    if (svg.length <= limit || fewer === 4) return svg;
  }
}
