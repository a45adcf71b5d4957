import { brand } from '@sufra/contracts';
import { textsIn } from '../texts/text.ts';
import { answersWithin } from './answers-within.ts';
import type { Letter } from './letter.ts';
import { salutationText } from './salutation.ts';

export function letterText({
  language = 'en',
  name,
  paragraphs,
  details = [],
  steps = [],
  actions,
  notes,
  reason,
}: Letter): string {
  const t = textsIn(language);
  const figures = details.map(({ label, value }) => `${label}: ${value}`).join('\n');
  const blocks = [
    salutationText(name, language),
    ...paragraphs,
    ...(figures ? [figures] : []),
    ...steps.map(({ title, text, action }, at) => `${at + 1}. ${title}\n${text}\n${action.url}`),
    ...actions.map(({ label, url }) => `${label}:\n${url}`),
    ...notes,
    `-- \n${brand.name} · ${t('letter.tagline')}\n${reason}\n${answersWithin(language)}\n${brand.contactAddress}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}
