import { altOfSketch } from './alt-of.ts';
import { drawBeside, spoon } from './beside/draw-beside.ts';
import { bodies } from './bodies/bodies.ts';
import { foodColour } from './bodies/food-colour.ts';
import type { Dish } from './dish.ts';
import { type Kind, kinds } from './kinds/kinds.ts';
import { type Pen, type Theme, takePen } from './pen/pen.ts';
import { picture } from './pen/picture.ts';
import { type Plan, planDish } from './plan-dish.ts';
import { type Sketch, sketchOf } from './sketch.ts';
import { cuisineOf } from './table/cuisines.ts';
import { drawGround } from './table/draw-ground.ts';
import { layToppings } from './toppings/lay-toppings.ts';
import { vessels } from './vessels/vessels.ts';

const limit = 6000;
/** Beyond it, nothing is laid beside the vessel. */
const roomBeside = 5000;
const roundVessels = new Set(['bowl', 'karahi', 'handi', 'none']);
/** What would not stand apart from white. */
const notOnWhite = new Set(['pudding', 'dip', 'kebabPlatter', 'dumplings', 'manti']);

interface Drawn {
  plan: Plan;
  pen: Pen;
  /** How many are laid. */
  toppings: number;
}

function compose(sketch: Sketch, { plan, pen, toppings }: Drawn): string {
  const { kind, isNight } = sketch;
  const { body, vessels: fitting }: Kind = kinds[kind];
  const cuisine = cuisineOf(sketch.cuisine);
  const setting = { cuisine, isNight, food: foodColour[body] ?? plan.sauce };
  drawGround(pen, cuisine, isNight);
  const vessel = pen.pick(fitting);
  const surface = vessels[vessel](pen, setting, { not: notOnWhite.has(body) ? ['paper'] : [] });
  const after: (() => void)[] = [];
  const top = bodies[body]({ ...plan, kind, pen, surface, setting, after });
  layToppings(pen, top, plan.toppings.slice(0, toppings), body);
  for (const draw of after) draw();
  if (pen.text().length < roomBeside && roundVessels.has(vessel)) {
    if (body === 'pudding' && pen.between(0, 1) < 0.6) spoon(pen);
    else drawBeside(pen, plan.seen);
  }
  return picture(pen.text(), altOfSketch(sketch));
}

/** A picture of the dish, 400 by 300, below 6 KB: toppings are left out until it is. The same dish gives the same picture. */
export const drawDish = (dish: Dish, theme: Theme): string => drawSketch(sketchOf(dish), theme);

export function drawSketch(sketch: Sketch, theme: Theme): string {
  const plan = planDish(sketch);
  for (let toppings = plan.toppings.length; ; toppings--) {
    const svg = compose(sketch, { plan, pen: takePen(sketch.seed, theme), toppings });
    if (svg.length <= limit || toppings <= 0) return svg;
  }
}
