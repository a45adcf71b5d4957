import { apiPrefix } from '@sufra/contracts';
import { forgetMembers } from '../forget.ts';
import { memberOfToken } from '../member-of.ts';
import { openPages, tellPages } from '../tell-pages.ts';
import { sendWaiting } from './send-waiting.ts';
import { waitingWrites } from './waiting-store.ts';

/** As pages name it: one of all tabs and the worker renews a session at a time. */
const sessionLock = 'sufra:session';

/** The system says that there is a net. Where no page is open that has a token, the session's cookie brings one. */
export async function sendInBackground(): Promise<void> {
  if ((await waitingWrites()).every(({ refused }) => refused)) return;
  if ((await openPages()).length > 0) return tellPages({ type: 'send-now' });
  const answer = await navigator.locks.request(sessionLock, () =>
    fetch(`${apiPrefix}/auth/session/renew`, { method: 'POST', headers: { accept: 'application/json' } }),
  );
  if (answer.status === 401 || answer.status === 403) return forgetMembers(null);
  if (!answer.ok) throw new Error(`The session was answered ${answer.status}`);
  const { token }: { token: string } = await answer.json();
  await forgetMembers(memberOfToken(token) ?? null);
  // By a failure the system knows that it has to try again.
  if (!(await sendWaiting(token))) throw new Error('Changes still wait.');
}
