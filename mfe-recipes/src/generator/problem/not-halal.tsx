import { problems } from '@sufra/contracts';
import { part, say } from '@sufra/web-kit';
import { ProblemCard } from './problem-card.tsx';
import type { RefusedProps } from './swaps-for-refused.tsx';

/** Few visits see it, and it stands on home. */
const SwapsForRefused = part(
  () => import('./swaps-for-refused.tsx').then(module => module.SwapsForRefused),
  () => null,
);

/** That it is not halal is said at once. */
export function NotHalal({ headingLevel, ...refused }: RefusedProps & { headingLevel: 'h2' | 'h3' | 'h4' }) {
  const { details, message } = refused.error;
  const isFound = details.some(({ finding }) => finding);
  return (
    <ProblemCard title={isFound ? say(problems.not_halal.message) : message} headingLevel={headingLevel}>
      <SwapsForRefused {...refused} />
    </ProblemCard>
  );
}
