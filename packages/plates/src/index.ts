export { altOf } from './alt-of.ts';
export type { Dish } from './dish.ts';
export { drawDish } from './draw-dish.ts';
export type { Theme } from './pen/pen.ts';
export { drawSunnahFood } from './sunnah/draw-sunnah-food.ts';
