import type { Units } from '@sufra/amounts/units.ts';
import { t } from '../texts/text.ts';
import { amountText } from './line-text.ts';
import { shelfTitles } from './shelf-titles.ts';
import { type ShownLine, shelve } from './shelve.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const lineOf = (line: ShownLine, units: Units) => {
  const words = [line.name, plain(amountText(line, units))].filter(Boolean).join(' ');
  return `- ${words}${line.note && ` (${line.note})`}`;
};

/** What is still to be bought, shelf by shelf, for a message or a note. */
export function listAsText(list: Parameters<typeof shelve>[0], units: Units): string {
  const open = { ...list, lines: list.lines.filter(({ isTicked }) => !isTicked) };
  const shelves = shelve(open).map(({ name, lines }) =>
    [shelfTitles()[name], ...lines.map(line => lineOf(line, units))].join('\n'),
  );
  return [t('shopping.title'), ...shelves].join('\n\n');
}
