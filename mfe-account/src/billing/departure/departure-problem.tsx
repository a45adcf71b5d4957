import { NetworkError, Notice } from '@sufra/web-kit';
import { FormProblem } from '../../forms/form-problem.tsx';

interface DepartureProblemProps {
  error: Error;
  /** What to say when the answer says nothing. */
  fallback: string;
  /** What to say when there was no answer. */
  noAnswer: string;
}

export const DepartureProblem = ({ error, fallback, noAnswer }: DepartureProblemProps) =>
  error instanceof NetworkError ? (
    <Notice tone="danger" title={noAnswer} />
  ) : (
    <FormProblem error={error} fallback={fallback} />
  );
