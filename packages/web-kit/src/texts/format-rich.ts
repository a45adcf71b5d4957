import { type Message, partsOf } from '@sufra/texts';
import { createElement, Fragment, type ReactNode } from 'react';

/** A value of a text that holds elements: what stands for it, or for a tag what is put around the words inside. */
export type RichValues = Record<string, ReactNode | ((words: ReactNode) => ReactNode)>;

// Its parts as children of their own, in the order of the sentence: they need no keys.
const together = (parts: ReactNode[]): ReactNode => createElement(Fragment, null, ...parts);

/** The elements of a text with tags: a translator moves them within the sentence, the page says what they are. */
export function formatRich(message: Message, values: RichValues): ReactNode {
  const around = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'function' ? (words: ReactNode[]) => value(together(words)) : value,
  ]);
  return together(partsOf<ReactNode>(message, Object.fromEntries(around)));
}
