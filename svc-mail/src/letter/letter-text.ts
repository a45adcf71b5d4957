import { brand } from '@sufra/contracts';
import { answersWithin } from './answers-within.ts';
import type { Letter } from './letter.ts';
import { salutationText } from './salutation.ts';

export function letterText({
  name,
  paragraphs,
  details = [],
  steps = [],
  actions,
  notes,
  reason,
}: Letter): string {
  const figures = details.map(({ label, value }) => `${label}: ${value}`).join('\n');
  const blocks = [
    salutationText(name),
    ...paragraphs,
    ...(figures ? [figures] : []),
    ...steps.map(({ title, text, action }, at) => `${at + 1}. ${title}\n${text}\n${action.url}`),
    ...actions.map(({ label, url }) => `${label}:\n${url}`),
    ...notes,
    `-- \n${brand.name} · ${brand.tagline}\n${reason}\n${answersWithin}\n${brand.contactAddress}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}
