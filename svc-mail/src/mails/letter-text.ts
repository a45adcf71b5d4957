import { brand } from '@sufra/contracts';
import type { Letter } from './letter.ts';

export function letterText({ salutation, paragraphs, actions, notes }: Letter): string {
  const blocks = [
    salutation,
    ...paragraphs,
    ...actions.map(({ label, url }) => `${label}:\n${url}`),
    ...notes,
    `-- \n${brand.name} · ${brand.tagline}\n${brand.contactAddress}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}
