import { isLanguage, type Language } from '@sufra/texts';
import { call, session } from '@sufra/web-kit';
import { rememberLanguage } from '@sufra/web-kit/chosen-language';
import { addressIn } from './address-in.ts';

const patienceMs = 2_000;

/** Kept on the account, so that mails are written in it; the visitor goes on though the account cannot be reached. */
export const keepOnAccount = async (language: string) => {
  if (session.get().status !== 'signed-in' || !isLanguage(language)) return;
  const signal = AbortSignal.timeout(patienceMs);
  await call('PATCH /auth/me', { body: { language }, signal }).catch(() => undefined);
};

/** The same page in another language is another page, which the browser loads. */
export async function chooseLanguage(language: Language) {
  rememberLanguage(language);
  await keepOnAccount(language);
  location.assign(addressIn(language));
}
