import { messages } from '@sufra/contracts';
import { ApiError, Notice } from '@sufra/web-kit';
import { Link } from 'react-router-dom';
import { FormProblem } from '../forms/form-problem.tsx';

export function ResetPasswordProblem({ error }: { error: unknown }) {
  if (!(error instanceof ApiError) || error.code !== 'token_invalid') {
    return <FormProblem error={error} fallback={messages.resetPasswordFallback} />;
  }
  return (
    <Notice tone="danger" title={error.message}>
      A link works once and for one hour, and a newer one ends the older.{' '}
      <Link to="/forgot-password">Ask for a new link</Link>
    </Notice>
  );
}
