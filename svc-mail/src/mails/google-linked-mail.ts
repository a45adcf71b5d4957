import { brand } from '@sufra/contracts';
import { composeLetter } from '../letter/compose-letter.ts';
import { formatMoment } from '../letter/format-date.ts';
import type { Mail } from '../letter/letter.ts';
import type { Undo } from '../mailed-link.ts';
import { textsIn } from '../texts/text.ts';

interface GoogleLinked {
  name: string;
  language?: string | undefined;
  at: Date;
  siteUrl: string;
  /** Null once the link is over. */
  undo: Undo | null;
}

export function googleLinkedMail({ name, language, at, siteUrl, undo }: GoogleLinked): Mail {
  const t = textsIn(language);
  return composeLetter({
    language,
    subject: t('google.subject', { brand: brand.name }),
    preview: t('letter.ifYouPreview'),
    heading: t('google.heading'),
    name,
    paragraphs: [
      t('google.words', { brand: brand.name, moment: formatMoment(at, language) }),
      t('letter.ifYou'),
      undo ? t('google.undo') : t('google.contact'),
    ],
    actions: [
      undo
        ? { label: t('letter.undo'), url: undo.link, isSpelledOut: true }
        : { label: t('letter.write'), url: `${siteUrl}/contact` },
    ],
    notes: undo ? [t('letter.undoLink', { moment: formatMoment(undo.expiresAt, language) })] : [],
    reason: t('google.reason', { brand: brand.name }),
  });
}
