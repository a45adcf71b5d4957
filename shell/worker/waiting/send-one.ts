import { apiPrefix } from '@sufra/contracts';
import { isOfCalendar, withoutVersion } from './calendar-change.ts';
import { isContested, laidUpon, type PlanAnswer } from './plan-change.ts';
import type { WaitingWrite } from './waiting-store.ts';

/** `away`: no service has said yes or no, so it is tried again later. */
export type Outcome = 'done' | 'away' | { code?: string; message?: string };

const patienceMs = 20_000;
const maxTries = 3;
const comesBack = new Set([401, 408, 425, 429]);

interface Asking {
  token: string;
  method: string;
  path: string;
  body?: unknown;
  key?: string;
}

async function ask({ token, method, path, body, key }: Asking): Promise<Response | undefined> {
  const headers = new Headers({ accept: 'application/json', authorization: `Bearer ${token}` });
  if (key) headers.set('idempotency-key', key);
  if (body !== undefined) headers.set('content-type', 'application/json');
  const signal = AbortSignal.timeout(patienceMs);
  const sent = body === undefined ? null : JSON.stringify(body);
  try {
    return await fetch(path, { method, headers, body: sent, signal });
  } catch {
    return undefined; // No answer: it may have been carried out or not, and bears to be sent again.
  }
}

const isAway = (answer: Response | undefined): answer is undefined =>
  answer === undefined || answer.status >= 500 || comesBack.has(answer.status);

async function refusalIn(answer: Response): Promise<{ code?: string; message?: string }> {
  try {
    const { code, message }: { code?: unknown; message?: unknown } = await answer.json();
    return {
      ...(typeof code === 'string' && { code }),
      ...(typeof message === 'string' && { message }),
    };
  } catch {
    return {};
  }
}

/** Sends one change with its key, and says what became of it. */
export async function sendOne(write: WaitingWrite, token: string, tries = 1): Promise<Outcome> {
  const isCalendar = isOfCalendar(write.path);
  if (write.what === 'plan' && !isCalendar && (write.wins || tries > 1)) return sendPlan(write, token, tries);
  const body = isCalendar && write.wins ? withoutVersion(write.body) : write.body;
  const answer = await ask({ ...write, body, token });
  if (isAway(answer)) return 'away';
  if (answer.ok) return 'done';
  const refusal = await refusalIn(answer);
  return refusal.code === 'plan_changed' && !isCalendar ? sendPlan(write, token, tries + 1) : refusal;
}

/** The week of a page without a calendar was changed elsewhere: the member's slots are laid upon it, unless the same slot was changed in both places. */
async function sendPlan(write: WaitingWrite, token: string, tries: number): Promise<Outcome> {
  const path = `${apiPrefix}/recipes/plan`;
  const answer = await ask({ token, method: 'GET', path });
  if (isAway(answer)) return 'away';
  if (!answer.ok) return refusalIn(answer);
  const theirs: PlanAnswer = await answer.json(); // a parsed edge: the contract's promise
  if (!write.wins && isContested(theirs, write)) return { code: 'plan_changed' };
  const { plan, version } = laidUpon(theirs, write);
  const saved = await ask({ token, method: 'PUT', path, body: { plan, version }, key: write.key });
  if (isAway(saved)) return 'away';
  if (saved.ok) return 'done';
  const refusal = await refusalIn(saved);
  return refusal.code === 'plan_changed' && tries < maxTries ? sendPlan(write, token, tries + 1) : refusal;
}
