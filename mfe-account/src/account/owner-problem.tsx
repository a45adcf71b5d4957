import { messages } from '@sufra/contracts';
import { ApiError, Notice, say } from '@sufra/web-kit';
import { FormProblem } from '../forms/form-problem.tsx';
import { GoogleLink } from '../google/google-link.tsx';
import { t } from '../texts/text.ts';

export interface OwnerProblemProps {
  error: unknown;
  /** Called when the member leaves for Google; the way back leads to this page. */
  onLeave?: (() => void) | undefined;
}

/** Why something that only the owner may do was refused; a member without a password can show it by Google. */
export function OwnerProblem({ error, onLeave }: OwnerProblemProps) {
  if (!(error instanceof ApiError) || error.code !== 'sign_in_again') {
    return <FormProblem error={error} fallback={say(messages.somethingWentWrong)} />;
  }
  return (
    <>
      <Notice tone="warning" role="alert" title={error.message} />
      <GoogleLink label={t('account.googleAgain')} returnTo="/account" onLeave={onLeave} />
    </>
  );
}
