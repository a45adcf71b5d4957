import { limits } from '@sufra/contracts';
import { isDuplicateKey, noLease, Problem } from '@sufra/service-kit';
import { trusted } from 'mongoose';
import { hashOfSecret, isSecretOf } from './browser-secret.ts';
import { readPushEndpoint } from './push/push-endpoint.ts';
import type { ReminderModel } from './reminder-model.ts';

export interface RegisterDeps {
  reminders: ReminderModel;
  hosts: readonly string[];
}

interface Registration {
  browser: string;
  memberId: string;
  sessionId: string;
  endpoint: string;
  secret: string;
  instants: string[];
}

const aDayMs = 86_400_000;

/** The moments that are still worth waking for, each once. */
function ahead(instants: readonly string[], now: number): Date[] {
  const last = now + limits.reminderDaysAhead * aDayMs;
  const times = [...new Set(instants.map(instant => Date.parse(instant)))];
  return times
    .filter(time => time <= last)
    .toSorted((a, b) => a - b)
    .map(time => new Date(time));
}

export function assertPushEndpoint(endpoint: string, hosts: readonly string[]): void {
  if (readPushEndpoint(endpoint, hosts)) return;
  throw new Problem('invalid_request', {
    details: [{ path: 'endpoint', message: 'This is not an address.' }],
  });
}

/** Sets what is known of a browser. One of another member is as good as none, unless it shows its secret: then it has changed hands. */
export async function registerBrowser({ reminders, hosts }: RegisterDeps, registration: Registration) {
  const { browser: _id, memberId, sessionId, endpoint, secret, instants } = registration;
  assertPushEndpoint(endpoint, hosts);
  const secretHash = hashOfSecret(secret);
  const now = new Date();
  const times = ahead(instants, now.getTime());
  const isOwn = { _id, $or: [{ memberId }, { secretHash }] };
  const $set = { memberId, sessionId, endpoint, secretHash, instants: times, tries: 0, changedAt: now };
  const change = {
    $set: { ...$set, dueAt: times[0] ?? null },
    $setOnInsert: { registeredAt: now, leaseUntil: noLease },
  };
  try {
    await reminders.updateOne(isOwn, change, { upsert: true });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // Another member's; or another tab of this browser was a moment faster.
    const second = await reminders.updateOne(isOwn, change);
    if (second.matchedCount === 0) throw new Problem('not_found');
  }
  await makeRoom(reminders, memberId);
  return { now: now.toISOString() };
}

/** The browsers that were not seen for longest go, so that a lost phone keeps no place. */
async function makeRoom(reminders: ReminderModel, memberId: string): Promise<void> {
  const beyond = await reminders
    .find({ memberId })
    .sort({ changedAt: -1 })
    .skip(limits.remindedBrowsers)
    .select('_id')
    .lean();
  if (beyond.length > 0) await reminders.deleteMany({ _id: trusted({ $in: beyond.map(({ _id }) => _id) }) });
}

async function known(reminders: ReminderModel, browser: string, secret: string) {
  const found = await reminders.findById(browser).select('secretHash').lean();
  return found && isSecretOf(secret, found.secretHash) ? found : undefined;
}

interface BySecret {
  browser: string;
  secret: string;
}

/** A push service gives a browser another address now and then, at a time when no page is open that has a token. */
export async function moveBrowser(
  { reminders, hosts }: RegisterDeps,
  { browser, secret, endpoint }: BySecret & { endpoint: string },
) {
  assertPushEndpoint(endpoint, hosts);
  if (!(await known(reminders, browser, secret))) throw new Problem('not_found');
  await reminders.updateOne({ _id: browser }, { $set: { endpoint } });
  return { now: new Date().toISOString() };
}

export async function endBrowser(
  { reminders }: Pick<RegisterDeps, 'reminders'>,
  { browser, secret }: BySecret,
) {
  const found = await known(reminders, browser, secret);
  if (found) await reminders.deleteOne({ _id: browser });
  return { ended: found !== undefined };
}
