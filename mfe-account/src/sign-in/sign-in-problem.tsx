import { messages } from '@sufra/contracts';
import { ApiError, Notice } from '@sufra/web-kit';
import { Link } from 'react-router-dom';
import type { typedAddress } from '../address/typed-address.ts';
import { FormProblem } from '../forms/form-problem.tsx';

export interface SignInProblemProps {
  error: unknown;
  /** The state for a link to a page that asks for the address as well. */
  typed: ReturnType<typeof typedAddress>;
}

export function SignInProblem({ error, typed }: SignInProblemProps) {
  if (!(error instanceof ApiError) || error.code !== 'email_unverified') {
    return <FormProblem error={error} fallback={messages.signInFallback} />;
  }
  return (
    <Notice tone="warning" role="alert" title={error.message}>
      Your password is right, but the link that we mailed to you has not been opened yet.{' '}
      <Link to="/email-confirmation">Where to find it</Link> or{' '}
      <Link to="/resend-verification" state={typed}>
        have it sent again
      </Link>
    </Notice>
  );
}
