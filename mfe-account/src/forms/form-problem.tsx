import { ApiError, formatWait, NetworkError, Notice } from '@sufra/web-kit';

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
  const { said = fallback, retryAfter } = error instanceof ApiError ? error : {};
  return (
    <Notice tone="danger" title={said}>
      {retryAfter !== undefined && `You can try again in ${formatWait(retryAfter)}.`}
    </Notice>
  );
}
