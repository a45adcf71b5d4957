export { findTowns } from './find-towns.ts';
export { readTowns } from './read-towns.ts';
export { type ListedTown, nameOfTown, type Town } from './town.ts';
