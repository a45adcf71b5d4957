import { brand } from '@sufra/contracts';
import { composeLetter } from '../letter/compose-letter.ts';
import { formatMoment } from '../letter/format-date.ts';
import type { Mail } from '../letter/letter.ts';
import type { Undo } from '../mailed-link.ts';
import { textsIn } from '../texts/text.ts';

interface PasswordChanged {
  name: string;
  language?: string | undefined;
  how: 'changed' | 'reset';
  at: Date;
  siteUrl: string;
  /** Null when no link undoes it, or none does any more. */
  undo: Undo | null;
}

export function passwordChangedMail({ name, language, how, at, siteUrl, undo }: PasswordChanged): Mail {
  const t = textsIn(language);
  const moment = formatMoment(at, language);
  return composeLetter({
    language,
    subject: t('passwordChanged.subject', { brand: brand.name }),
    preview: t('letter.ifYouPreview'),
    heading: t('passwordChanged.heading'),
    name,
    paragraphs: [
      how === 'changed' ? t('passwordChanged.changed', { moment }) : t('passwordChanged.reset', { moment }),
      t('letter.ifYou'),
      undo ? t('passwordChanged.undo') : t('passwordChanged.again'),
    ],
    actions: [
      undo
        ? { label: t('letter.lock'), url: undo.link, isSpelledOut: true }
        : { label: t('letter.secure'), url: `${siteUrl}/forgot-password` },
    ],
    notes: undo ? [t('letter.undoLink', { moment: formatMoment(undo.expiresAt, language) })] : [],
    reason: t('passwordChanged.reason', { brand: brand.name }),
  });
}
