import type { EventData, RecipesExport } from '@sufra/contracts';
import { isDuplicateKey, Problem } from '@sufra/service-kit';
import { trusted } from 'mongoose';
import { hashOfSecret } from '../reminders/browser-secret.ts';
import type { PrayerCalendarDocument, PrayerCalendarModel } from './prayer-calendar-model.ts';

export interface SealedCalendar {
  memberId: string;
  calendar: string;
  secret: string;
  sealed: string;
}

type Told = Pick<PrayerCalendarDocument, 'calendar' | 'begunAt' | 'changedAt'>;

const told = (kept: Told | null) => ({
  calendar: kept && {
    calendar: kept.calendar,
    begunAt: kept.begunAt.toISOString(),
    changedAt: kept.changedAt.toISOString(),
  },
});

const facts = 'calendar begunAt changedAt';

export const findCalendar = async (calendars: PrayerCalendarModel, memberId: string) =>
  told(await calendars.findById(memberId).select(facts).lean());

/** One for each member: the address of the former one leads nowhere from this write on. Told again, it is the same one. */
export async function beginCalendar(calendars: PrayerCalendarModel, begun: SealedCalendar) {
  const { memberId: _id, calendar, secret, sealed } = begun;
  const now = new Date();
  const kept = {
    ...{ calendar, secretHash: hashOfSecret(secret), sealed },
    ...{ begunAt: now, changedAt: now },
  };
  try {
    await calendars.updateOne({ _id }, { $set: kept }, { upsert: true });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // Two tabs at once; or the id is another member's, who is told of to no caller.
    await calendars.updateOne({ _id }, { $set: kept }).catch(second => {
      throw isDuplicateKey(second) ? new Problem('not_found') : second;
    });
  }
  return told(kept);
}

/** By the browser that has begun it: one that another has replaced is none. */
export async function changeCalendar(
  calendars: PrayerCalendarModel,
  { memberId: _id, calendar, secret, sealed }: SealedCalendar,
) {
  const changed = await calendars
    .findOneAndUpdate(
      { _id, calendar, secretHash: hashOfSecret(secret) },
      { $set: { sealed, changedAt: new Date() } },
      { returnDocument: 'after' },
    )
    .select(facts)
    .lean();
  if (!changed) throw new Problem('not_found');
  return told(changed);
}

export async function endCalendar(calendars: PrayerCalendarModel, memberId: string) {
  const { deletedCount } = await calendars.deleteOne({ _id: memberId });
  return { ended: deletedCount > 0 };
}

/** It is the member's and no browser's, so it outlasts the end of one session, and goes with all of them or the account. */
export async function forgetCalendar(
  calendars: PrayerCalendarModel,
  { userId: _id, deleted, sessionsNotBefore }: EventData<'user.access-changed'>,
): Promise<void> {
  if (deleted) await calendars.deleteOne({ _id });
  else if (sessionsNotBefore)
    await calendars.deleteOne({ _id, changedAt: trusted({ $lt: new Date(sessionsNotBefore) }) });
}

export async function exportedCalendar(
  calendars: PrayerCalendarModel,
  memberId: string,
): Promise<RecipesExport['prayerCalendar']> {
  const { calendar: kept } = await findCalendar(calendars, memberId);
  return kept && { begunAt: kept.begunAt, changedAt: kept.changedAt };
}
