import { messages } from '@sufra/contracts';
import { ApiError, Notice } from '@sufra/web-kit';
import { FormProblem } from '../forms/form-problem.tsx';
import { GoogleLink } from '../google/google-link.tsx';

export function DeletionProblem({ error }: { error: unknown }) {
  if (!(error instanceof ApiError) || error.code !== 'sign_in_again') {
    return <FormProblem error={error} fallback={messages.somethingWentWrong} />;
  }
  return (
    <>
      <Notice tone="warning" role="alert" title={error.message} />
      <GoogleLink label="Sign in with Google again" returnTo="/account" />
    </>
  );
}
