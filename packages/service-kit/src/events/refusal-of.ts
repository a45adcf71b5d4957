import type { BusContext } from './bus-context.ts';
import type { EventRegistry } from './event-registry.ts';

/** Why an event is not taken from the account that published it; undefined when it is, or when there are no accounts to tell apart. */
export function refusalOf<R extends EventRegistry>(
  { accounts, registry }: BusContext<R>,
  { type, publishedBy }: { type: string; publishedBy: string },
): string | undefined {
  const owner = registry[type]?.owner;
  if (!accounts || !owner || publishedBy === accounts.of(owner)) return undefined;
  const from = publishedBy.slice(0, 100) || 'an account that is not named';
  return `refused: ${type} is ${owner}'s, and ${from} published it`;
}
