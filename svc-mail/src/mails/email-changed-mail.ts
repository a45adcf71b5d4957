import { brand } from '@sufra/contracts';
import { composeLetter } from '../letter/compose-letter.ts';
import { formatMoment } from '../letter/format-date.ts';
import type { Mail } from '../letter/letter.ts';
import type { Undo } from '../mailed-link.ts';
import { textsIn } from '../texts/text.ts';

interface EmailChanged {
  name: string;
  language?: string | undefined;
  at: Date;
  siteUrl: string;
  /** Null when no link undoes it, or none does any more. */
  undo: Undo | null;
}

/** To the address that was. It does not name the new one: this mailbox may be another person's by now. */
export function emailChangedMail({ name, language, at, siteUrl, undo }: EmailChanged): Mail {
  const t = textsIn(language);
  return composeLetter({
    language,
    subject: t('emailChanged.subject', { brand: brand.name }),
    preview: t('letter.ifYouPreview'),
    heading: t('emailChanged.heading'),
    name,
    paragraphs: [
      t('emailChanged.words', { brand: brand.name, moment: formatMoment(at, language) }),
      t('letter.ifYou'),
      undo ? t('emailChanged.undo') : t('emailChanged.contact'),
    ],
    actions: [
      undo
        ? { label: t('letter.undo'), url: undo.link, isSpelledOut: true }
        : { label: t('letter.write'), url: `${siteUrl}/contact` },
    ],
    notes: undo ? [t('letter.undoLink', { moment: formatMoment(undo.expiresAt, language) })] : [],
    reason: t('emailChanged.reason', { brand: brand.name }),
  });
}
