import { brand } from '@sufra/contracts';
import { composeLetter } from '../letter/compose-letter.ts';
import type { Mail } from '../letter/letter.ts';
import { textsIn } from '../texts/text.ts';

interface AccountDeleted {
  name: string;
  language?: string | undefined;
}

export function accountDeletedMail({ name, language }: AccountDeleted): Mail {
  const t = textsIn(language);
  return composeLetter({
    language,
    subject: t('deleted.subject', { brand: brand.name }),
    preview: t('deleted.preview'),
    heading: t('deleted.heading'),
    name,
    paragraphs: [t('deleted.words', { brand: brand.name }), t('deleted.kept'), t('deleted.thanks')],
    actions: [],
    notes: [t('deleted.note')],
    reason: t('deleted.reason', { brand: brand.name }),
  });
}
