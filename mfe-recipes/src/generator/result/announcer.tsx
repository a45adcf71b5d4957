import { VisuallyHidden } from '@sufra/web-kit';
import { t } from '../../texts/text.ts';
import type { Generation } from '../run/generation.ts';

/** Tells a screen reader of the start and the end, and of nothing in between; what went wrong is an alert by itself. */
export const Announcer = ({ generation }: { generation: Generation }) => (
  <VisuallyHidden role="status">{wordsFor(generation)}</VisuallyHidden>
);

function wordsFor(generation: Generation) {
  if (generation.status === 'running') return t('generator.said.running');
  if (generation.status === 'done') {
    const { recipe, unmet } = generation;
    return unmet.length === 0
      ? t('generator.ready', { title: recipe.title })
      : t('generator.said.unmet', { title: recipe.title, wishes: unmet.join(', ') });
  }
  return '';
}
