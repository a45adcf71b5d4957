import type { EventData } from '@sufra/contracts';
import { trusted } from 'mongoose';
import type { ReminderModel } from './reminder-model.ts';

/** Browsers are woken for as long as the session lasts that they were registered in. */
export async function forgetBrowsers(
  reminders: ReminderModel,
  { userId, deleted, endedSessions, sessionsNotBefore }: EventData<'user.access-changed'>,
): Promise<void> {
  if (deleted) return void (await reminders.deleteMany({ memberId: userId }));
  const ended = endedSessions.map(({ sid }) => sid);
  const isOver = [
    ...(ended.length > 0 ? [{ sessionId: trusted({ $in: ended }) }] : []),
    ...(sessionsNotBefore ? [{ changedAt: trusted({ $lt: new Date(sessionsNotBefore) }) }] : []),
  ];
  if (isOver.length > 0) await reminders.deleteMany({ memberId: userId, $or: isOver });
}
