import { memberOfToken } from '../member-of.ts';
import { sendOne } from './send-one.ts';
import { tellWaiting } from './tell-waiting.ts';
import { changeWaiting, settleWaiting, waitingOf } from './waiting-store.ts';

let sending: Promise<boolean> | undefined;

/** Sends what this member's changes wait for, one after the other. Answers whether none waits any more. */
export function sendWaiting(token: string): Promise<boolean> {
  // An older worker may still be at it while a newer one takes its place.
  sending ??= navigator.locks
    .request('sufra:waiting', () => sendAll(token))
    .finally(() => {
      sending = undefined;
    });
  return sending;
}

async function sendAll(token: string): Promise<boolean> {
  const member = memberOfToken(token);
  if (!member) return false;
  let sent = 0;
  let refused = 0;
  let isAway = false;
  for (;;) {
    // Read anew each time: one may have been added behind the last, or be gone with its member.
    const next = (await waitingOf(member)).find(write => !write.refused);
    if (!next) break;
    const outcome = await sendOne(next, token);
    if (outcome === 'away') {
      isAway = true;
      break;
    }
    if (outcome === 'done') {
      await settleWaiting(next);
      sent += 1;
    } else {
      const stillThere = (await waitingOf(member)).some(({ id }) => id === next.id);
      if (stillThere) await changeWaiting({ ...next, refused: outcome, wins: false });
      refused += 1;
    }
  }
  if (sent + refused > 0) await tellWaiting(sent);
  return !isAway;
}
