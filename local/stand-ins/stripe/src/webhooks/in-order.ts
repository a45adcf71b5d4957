import { randomInt } from 'node:crypto';
import type { Orders } from '../world.ts';

export function inOrder<T>(things: T[], order: Orders['order']): T[] {
  if (order === 'reversed') return things.toReversed();
  if (order === 'as it happened') return things;
  const rest = [...things];
  return things.flatMap(() => rest.splice(randomInt(rest.length), 1));
}
