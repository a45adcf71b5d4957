import { ApiError, NetworkError, Notice } from '@sufra/web-kit';

export interface FormProblemProps {
  error: unknown;
  /** What to say when the server has said nothing. */
  fallback: string;
}

/** Why a form was not accepted, in the server's words. */
export function FormProblem({ error, fallback }: FormProblemProps) {
  if (error instanceof NetworkError) {
    return (
      <Notice tone="danger" title={fallback}>
        There was no answer. Please check your connection and try again; what you typed is still here.
      </Notice>
    );
  }
  // Without a code it was not the service that spoke.
  const spoken = error instanceof ApiError && error.code ? error : undefined;
  return (
    <Notice tone="danger" title={spoken?.message ?? fallback}>
      {spoken?.retryAfter !== undefined && `You can try again in ${inWords(spoken.retryAfter)}.`}
    </Notice>
  );
}

function inWords(seconds: number) {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 1 ? 'a minute' : `${minutes} minutes`;
}
