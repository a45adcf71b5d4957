export { everyDish } from './src/every-dish.ts';
export type { Script, ScriptedCall } from './src/http/script.ts';
export { type Chef, startChef } from './src/start-chef.ts';
