import { messages } from '@sufra/contracts';
import { ApiError, Notice } from '@sufra/web-kit';
import { Link } from 'react-router-dom';
import { FormProblem } from '../forms/form-problem.tsx';

export function SignInProblem({ error }: { error: unknown }) {
  if (!(error instanceof ApiError) || error.code !== 'email_unverified') {
    return <FormProblem error={error} fallback={messages.signInFallback} />;
  }
  return (
    <Notice tone="warning" role="alert" title={error.message}>
      Your password is right, but the link that we mailed to you has not been opened yet.{' '}
      <Link to="/email-confirmation">Where to find it</Link>
    </Notice>
  );
}
