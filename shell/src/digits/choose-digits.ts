import { call, session } from '@sufra/web-kit';
import { type Digits, rememberDigits } from '@sufra/web-kit/chosen-digits';

const patienceMs = 2_000;

/** Kept on the account, so that mails are written so; the visitor goes on though the account cannot be reached. */
export const keepDigitsOnAccount = async (digits: Digits) => {
  if (session.get().status !== 'signed-in') return;
  const signal = AbortSignal.timeout(patienceMs);
  const kept = await call('PATCH /auth/me', { body: { digits }, signal }).catch(() => undefined);
  if (kept) session.noteUser(kept.user, session.get().token ?? '');
};

/** The same page is loaded anew: it is written in one way as long as it lives. */
export async function chooseDigits(digits: Digits) {
  rememberDigits(digits);
  await keepDigitsOnAccount(digits);
  location.reload();
}
