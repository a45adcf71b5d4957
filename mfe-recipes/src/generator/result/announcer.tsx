import { VisuallyHidden } from '@sufra/web-kit';
import type { Generation } from '../run/generation.ts';

/** Tells a screen reader of the start and the end, and of nothing in between; what went wrong is an alert by itself. */
export const Announcer = ({ generation }: { generation: Generation }) => (
  <VisuallyHidden role="status">{wordsFor(generation)}</VisuallyHidden>
);

function wordsFor(generation: Generation) {
  if (generation.status === 'running') return 'Your recipe is being written.';
  if (generation.status === 'done') {
    const ready = `Your recipe is ready: ${generation.recipe.title}`;
    if (generation.unmet.length === 0) return ready;
    return `${ready}. It does not meet all that you asked for: ${generation.unmet.join(', ')}.`;
  }
  return '';
}
