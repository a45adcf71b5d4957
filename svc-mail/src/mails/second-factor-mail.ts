import { brand } from '@sufra/contracts';
import { composeLetter } from '../letter/compose-letter.ts';
import { formatMoment } from '../letter/format-date.ts';
import type { Mail } from '../letter/letter.ts';
import type { Undo } from '../mailed-link.ts';
import { textsIn } from '../texts/text.ts';
import { secondFactorWords, type What } from './second-factor-words.ts';

interface SecondFactorChanged {
  name: string;
  language?: string | undefined;
  what: What;
  at: Date;
  recoveryCodesLeft: number;
  siteUrl: string;
  /** Null when no link undoes it, or none does any more. */
  undo: Undo | null;
}

export function secondFactorMail({
  name,
  language,
  what,
  at,
  recoveryCodesLeft,
  siteUrl,
  undo,
}: SecondFactorChanged): Mail {
  const t = textsIn(language);
  const { subject, heading, happened } = secondFactorWords(what, language, recoveryCodesLeft);
  return composeLetter({
    language,
    subject: subject(),
    preview: t('letter.ifYouPreview'),
    heading: heading(),
    name,
    paragraphs: [
      happened(formatMoment(at, language)),
      t('factor.ifYou'),
      undo ? t('factor.undo') : t('factor.again'),
    ],
    actions: [
      undo
        ? { label: t('letter.lock'), url: undo.link, isSpelledOut: true }
        : { label: t('letter.secure'), url: `${siteUrl}/forgot-password` },
    ],
    notes: undo ? [t('letter.undoLink', { moment: formatMoment(undo.expiresAt, language) })] : [],
    reason: t('factor.reason', { brand: brand.name }),
  });
}
