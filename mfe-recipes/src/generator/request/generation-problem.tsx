import { messages, type ProblemDetail } from '@sufra/contracts';
import { ApiError, Button, formatWait, NetworkError, Notice } from '@sufra/web-kit';
import { Link } from 'react-router-dom';
import { NotHalal } from './not-halal.tsx';
import styles from './request-form.module.css';
import { SignInNotice } from './sign-in-notice.tsx';

interface GenerationProblemProps {
  error: unknown;
  onRetry: () => void;
  onApply: (details: readonly ProblemDetail[]) => void;
}

/** Why there is no recipe, and what can be done about it. */
export function GenerationProblem({ error, onRetry, onApply }: GenerationProblemProps) {
  if (error instanceof NetworkError) return <TryAgain title={messages.networkFailure} onRetry={onRetry} />;
  if (!(error instanceof ApiError)) return <Notice tone="danger" title={messages.generateFallback} />;
  if (error.status === 401) return <SignInNotice />;
  if (error.code === 'premium_meal_type') {
    return (
      <Notice tone="danger" title={error.message}>
        <Link to="/billing">Upgrade to premium</Link> for all meal types.
      </Notice>
    );
  }
  if (error.status === 403) return <LimitReached />;
  if (error.code === 'not_halal') return <NotHalal error={error} onApply={onApply} />;
  const said = error.said ?? messages.generateFallback;
  if (error.retryAfter !== undefined) {
    return (
      <Notice tone="danger" title={said}>
        Please try again in {formatWait(error.retryAfter)}.
      </Notice>
    );
  }
  if (error.status >= 500) return <TryAgain title={said} onRetry={onRetry} />;
  return <Notice tone="danger" title={said} />;
}

const LimitReached = () => (
  <Notice tone="danger" title="You've reached your limit.">
    <Link to="/billing">Upgrade to premium</Link> for unlimited recipes.
  </Notice>
);

const TryAgain = ({ title, onRetry }: { title: string; onRetry: () => void }) => (
  <Notice tone="danger" title={title}>
    <Button tone="quiet" className={styles.retry} onClick={onRetry}>
      Try again
    </Button>
  </Notice>
);
