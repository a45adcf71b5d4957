export { type Chef, startChef } from './src/start-chef.ts';
