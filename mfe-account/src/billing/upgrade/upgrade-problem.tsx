import { messages } from '@sufra/contracts';
import { DepartureProblem } from '../departure/departure-problem.tsx';

export const UpgradeProblem = ({ error }: { error: Error }) => (
  <DepartureProblem error={error} fallback={messages.checkoutFallback} noAnswer={messages.upgradeFailure} />
);
