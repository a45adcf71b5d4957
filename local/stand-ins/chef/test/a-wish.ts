import type { Wish } from '../src/wish/wish.ts';

/** A wish for two that asks for nothing special. */
export const aWish = (wish: Partial<Wish> = {}): Wish => ({
  names: [],
  wanted: [],
  sides: [],
  unread: [],
  said: new Map(),
  servings: 2,
  spice: 'Medium',
  goals: [],
  avoid: [],
  seed: 'a seed',
  ...wish,
});
