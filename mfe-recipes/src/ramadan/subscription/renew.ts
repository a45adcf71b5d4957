import { ApiError, call } from '@sufra/web-kit';
import type { RamadanChoice } from '../choice/ramadan-choice.ts';
import { clockLag } from '../times/server-clock.ts';
import { type ChoiceInTown, calendarAhead, townOf } from './calendar-ahead.ts';
import {
  forgetSubscription,
  type KeptSubscription,
  keepSubscription,
  readSubscription,
} from './kept-subscription.ts';
import { markOfText, randomText, seal } from './seal.ts';

const [idBytes, keyBytes] = [16, 32];
/** When it was made is no part of what it says. */
const atNoTime = new Date(0);

/** What the service is told, and what this browser keeps of it. */
async function sealed(choice: ChoiceInTown, of: Pick<KeptSubscription, 'calendar' | 'key' | 'secret'>) {
  const now = new Date(Date.now() + (await clockLag()));
  const mark = await markOfText(calendarAhead(choice, { now, made: atNoTime }));
  const kept: KeptSubscription = { ...of, mark, town: townOf(choice) };
  const { calendar, secret } = of;
  const body = async () => ({ calendar, secret, sealed: await seal(calendarAhead(choice, { now }), of) });
  return { kept, body };
}

/** Makes a calendar of the member's at a new address; a former one ends. */
export async function beginSubscription(choice: ChoiceInTown) {
  const of = { calendar: randomText(idBytes), key: randomText(keyBytes), secret: randomText(keyBytes) };
  const { kept, body } = await sealed(choice, of);
  return { kept, begun: await call('POST /prayer-calendar', { body: await body() }) };
}

/** Tells the service anew what this browser computes, where that is not what it was told last. */
export async function renewSubscription(member: string, { town, ...choice }: RamadanChoice): Promise<void> {
  const known = readSubscription(member);
  if (!known || !town) return;
  const { kept, body } = await sealed({ ...choice, town }, known);
  if (kept.mark === known.mark) return;
  try {
    await call('PUT /prayer-calendar', { body: await body() });
  } catch (error) {
    const isOver = error instanceof ApiError && error.status === 404;
    // Ended, or replaced by another browser of the member.
    if (isOver && readSubscription(member)?.calendar === known.calendar) forgetSubscription(member);
    if (!isOver) throw error;
    return;
  }
  if (readSubscription(member)?.calendar === known.calendar) keepSubscription(member, kept);
}
