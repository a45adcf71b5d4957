import { pageLanguage, session } from '@sufra/web-kit';
import { cornerStore } from './corner-store.ts';
import { sendWaiting, tellWorker } from './tell-worker.ts';

const sendAgainMs = 10_000;

/** What is kept is the member's who is signed in here: of any other, and of one whose session has ended, nothing stays. */
export function followMember(): void {
  let known: string | null | undefined;

  async function follow() {
    const { status, user } = session.get();
    // Whether there still is a session is being asked.
    if (status === 'restoring') return;
    const member = user?._id ?? null;
    if (member === known) return;
    known = member;
    tellWorker({ type: 'forget', except: member });
    tellWorker({ type: 'keep', language: pageLanguage(), token: await session.freshToken() });
    if (member) await sendWaiting();
  }

  session.subscribe(() => void follow());
  void follow();
  addEventListener('online', () => void sendWaiting());
  // A net that is there and a service that does not answer: no event tells of its end.
  const isWaiting = () => cornerStore.get().changes.some(({ refused }) => !refused);
  setInterval(() => void (isWaiting() && navigator.onLine && sendWaiting()), sendAgainMs);
}
