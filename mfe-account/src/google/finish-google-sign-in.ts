import { messages } from '@sufra/contracts';
import { call, safeReturnTo, say, session, toast } from '@sufra/web-kit';
import { landingAfter } from '../second-factor/sign-in/landing-after.ts';
import { takeReturnTo } from './return-to.ts';

/** Exchanges the one-time token for a session, and answers where to go. It is spent by the first try, so there is no second. */
export async function finishGoogleSignIn(oneTimeToken: string | null): Promise<string> {
  const returnTo = takeReturnTo();
  if (!oneTimeToken) return sayAndGoHome(say(messages.googleTokenMissing));
  try {
    const opened = await openSession(oneTimeToken);
    session.signIn(opened);
    return landingAfter(opened.user, returnTo);
  } catch {
    // Refused, unanswered or unreadable: to the visitor who waits here it is all one.
    return sayAndGoHome(say(messages.googleFailure));
  }
}

/** The second step has opened the session: answers where to go. */
export const finishSecondStep = () => safeReturnTo(takeReturnTo());

/** With the one-time token as its bearer the call answers a token of its own. One that does not was made with another kind. */
async function openSession(oneTimeToken: string) {
  const headers = { authorization: `Bearer ${oneTimeToken}` };
  const { token, user } = await call('GET /auth/me', { headers });
  if (!token) throw new Error('The current-user call opened no session.');
  return { token, user };
}

function sayAndGoHome(message: string) {
  toast({ message, tone: 'danger' });
  return '/';
}
