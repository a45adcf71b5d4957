import { formatParts, type Message } from '@sufra/texts';
import { createElement, Fragment, type ReactNode } from 'react';

/** A value of a text that holds elements: what stands for it, or for a tag what is put around the words inside. */
export type RichValues = Record<string, ReactNode | ((words: ReactNode) => ReactNode)>;

/** The elements of a text with tags: a translator moves them within the sentence, the page says what they are. */
export const formatRich = (message: Message, values: RichValues): ReactNode =>
  // As children of their own the parts need no keys.
  formatParts<ReactNode>(message, values, parts => createElement(Fragment, null, ...parts));
