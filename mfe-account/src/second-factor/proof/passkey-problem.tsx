import { Notice } from '@sufra/web-kit';
import { FormProblem, type FormProblemProps } from '../../forms/form-problem.tsx';
import { NoPasskey } from '../passkey.ts';

/** Why a passkey did not do: the device's refusal in plain words, or the server's. */
export const PasskeyProblem = ({ error, fallback }: FormProblemProps) =>
  error instanceof NoPasskey ? (
    <Notice tone="warning" role="alert" title={error.message} />
  ) : (
    <FormProblem error={error} fallback={fallback} />
  );
