import { brand } from '@sufra/contracts';
import { composeLetter } from '../letter/compose-letter.ts';
import type { Mail } from '../letter/letter.ts';
import { textsIn } from '../texts/text.ts';

interface AccountExists {
  name: string;
  language?: string | undefined;
  siteUrl: string;
}

/** For a sign-up, for another confirmation link, for the new address of another account: one event says all three. */
export function accountExistsMail({ name, language, siteUrl }: AccountExists): Mail {
  const t = textsIn(language);
  return composeLetter({
    language,
    subject: t('exists.subject', { brand: brand.name }),
    preview: t('exists.preview'),
    heading: t('exists.heading'),
    name,
    paragraphs: [t('exists.words', { brand: brand.name }), t('exists.ifYou')],
    actions: [
      { label: t('exists.signIn'), url: `${siteUrl}/signin` },
      { label: t('exists.forgotten'), url: `${siteUrl}/forgot-password` },
    ],
    notes: [t('exists.note')],
    reason: t('exists.reason', { brand: brand.name }),
  });
}
