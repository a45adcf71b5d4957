export { altOf, altOfSketch } from './alt-of.ts';
export type { Dish } from './dish.ts';
export { drawDish, drawSketch } from './draw-dish.ts';
export type { Theme } from './pen/pen.ts';
export { readSketch, type Sketch, sketchOf, writeSketch } from './sketch.ts';
export { drawSunnahFood } from './sunnah/draw-sunnah-food.ts';
export { drawings as sunnahDrawings } from './sunnah/drawings.ts';
