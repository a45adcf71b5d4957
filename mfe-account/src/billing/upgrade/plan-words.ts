import type { Plan } from '@sufra/contracts';
import { t } from '../../texts/text.ts';

/** A text's choice knows letters alone, and a figure is a value of its own. */
const lettersOf = (words: string) => words.replaceAll(/[^a-z]/gi, '');
const figureIn = (words: string) => Number(/\d+/.exec(words)?.[0] ?? 0);

/**
 * A plan in the page's language. The service says it in English; what it says anew, and what no translation knows yet,
 * stands as it was said.
 */
export const planInWords = ({ mode, title, description, features }: Plan) => ({
  title: t('plan.offer.title', { mode, title }),
  description: t('plan.offer.words', { mode, words: description }),
  features: features.map(feature =>
    t('plan.offer.feature', { name: lettersOf(feature), count: figureIn(feature), feature }),
  ),
});
