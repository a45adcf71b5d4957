import { z } from 'zod';

const Answer = z.object({ events: z.number(), outboxes: z.number() });

/** Tells one running service to try now what waits, in words for its operator. */
export async function askToRetry(internalUrl: string): Promise<string> {
  const answer = await fetch(`${internalUrl}/retry-now`, {
    method: 'POST',
    signal: AbortSignal.timeout(30_000),
  });
  if (answer.status === 503) throw new Error('its broker is away, so nothing can be tried');
  if (!answer.ok) throw new Error(`${internalUrl} answered ${answer.status}`);
  const { events, outboxes } = Answer.parse(await answer.json());
  return `${events} events that had failed are tried again, ${outboxes} outboxes are published`;
}
