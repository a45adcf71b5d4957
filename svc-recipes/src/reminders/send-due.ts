import { setTimeout as wait } from 'node:timers/promises';
import { type Lease, type Log, newLease, noLease } from '@sufra/service-kit';
import { trusted } from 'mongoose';
import type { Pushed, SendPush } from './push/send-push.ts';
import type { RemindedBrowserDocument, ReminderModel } from './reminder-model.ts';

export type ReminderOutcome = 'delivered' | 'gone' | 'refused' | 'retried' | 'late';

export interface SendDeps {
  reminders: ReminderModel;
  send: SendPush;
  note: (outcome: ReminderOutcome) => void;
  log: Log;
  /** After that a reminder is worth nothing. */
  tooLateMs: number;
}

interface Due {
  browser: RemindedBrowserDocument;
  lease: Lease;
  /** All that is due by now goes in one message. */
  upTo: Date;
}

/** Longer than one message may take. */
const leaseMs = 20_000;
const atOnce = 32;
const lookAgainMs = 500;
const firstPauseMs = 2_000;
const longestPauseMs = 30_000;

/**
 * Wakes the browsers whose moment has come, many beside each other: a push service that is slow holds up none of another's. It goes
 * on for as long as one is under way, so that a stop waits for it and no other replica sends it again.
 */
export async function sendDue(deps: SendDeps, stopping: AbortSignal): Promise<boolean> {
  const underWay = new Set<Promise<void>>();
  while (!stopping.aborted) {
    const due = underWay.size < atOnce ? await claim(deps.reminders) : undefined;
    if (due) {
      const sending: Promise<void> = sendOne(deps, due)
        // Its lease ends, and then it is sent, here or by another replica.
        .catch(err => deps.log.warn({ err }, 'a reminder cannot be settled yet'))
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
      continue;
    }
    if (underWay.size === 0) return false;
    await Promise.race([...underWay, wait(lookAgainMs)]);
  }
  await Promise.all(underWay);
  return false;
}

async function claim(reminders: ReminderModel): Promise<Due | undefined> {
  const lease = newLease(leaseMs);
  const upTo = new Date();
  const browser = await reminders
    .findOneAndUpdate(
      { dueAt: trusted({ $lte: upTo }), ...lease.isFree },
      { $set: lease.taken },
      { sort: { dueAt: 1 }, returnDocument: 'after' },
    )
    .lean();
  return browser ? { browser, lease, upTo } : undefined;
}

async function sendOne(deps: SendDeps, due: Due): Promise<void> {
  const { browser, upTo } = due;
  const oldest = upTo.getTime() - deps.tooLateMs;
  const newestDue = browser.instants.filter(instant => instant <= upTo).at(-1);
  if (!newestDue || newestDue.getTime() < oldest) {
    if (newestDue) deps.note('late');
    return settle(deps, due);
  }
  const pushed = await deps.send(browser.endpoint);
  if (pushed.outcome === 'later') return again(deps, { ...due, newestDue, pushed });
  deps.note(pushed.outcome);
  if (pushed.outcome === 'gone')
    await deps.reminders.deleteOne({ _id: browser._id, endpoint: browser.endpoint });
  else await settle(deps, due);
}

/** What was due is done; the next moment is waited for. */
async function settle({ reminders }: SendDeps, { browser, lease, upTo }: Due): Promise<void> {
  const left = { $filter: { input: '$instants', cond: { $gt: ['$$this', upTo] } } };
  await reminders.updateOne(
    { _id: browser._id, ...lease.isMine },
    [
      { $set: { instants: left, tries: 0, leaseUntil: noLease } },
      { $set: { dueAt: { $min: '$instants' } } },
      { $unset: 'leaseBy' },
    ],
    { updatePipeline: true },
  );
}

type Failed = Due & { newestDue: Date; pushed: Extract<Pushed, { outcome: 'later' }> };

async function again(deps: SendDeps, { newestDue, pushed, ...due }: Failed): Promise<void> {
  const { _id, tries } = due.browser;
  const pauseMs = pushed.afterMs ?? Math.min(firstPauseMs * 2 ** tries, longestPauseMs);
  const dueAt = new Date(Date.now() + pauseMs);
  if (dueAt.getTime() > newestDue.getTime() + deps.tooLateMs) {
    deps.note('late');
    return settle(deps, due);
  }
  deps.note('retried');
  await deps.reminders.updateOne(
    { _id, ...due.lease.isMine },
    { $set: { dueAt, leaseUntil: noLease, tries: tries + 1 }, $unset: { leaseBy: '' } },
  );
}
