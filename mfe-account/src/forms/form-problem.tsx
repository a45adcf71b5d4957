import { ApiError, bringIntoView, formatWait, NetworkError, Notice } from '@sufra/web-kit';
import { t } from '../texts/text.ts';

export interface FormProblemProps {
  error: unknown;
  /** What to say when the server has said nothing. */
  fallback: string;
}

/** Why a form was not accepted, in the server's words. */
export function FormProblem({ error, fallback }: FormProblemProps) {
  if (error instanceof NetworkError) {
    return (
      <Notice ref={bringIntoView} tone="danger" title={fallback}>
        {t('form.noAnswer')}
      </Notice>
    );
  }
  const { said = fallback, retryAfter } = error instanceof ApiError ? error : {};
  return (
    <Notice ref={bringIntoView} tone="danger" title={said}>
      {retryAfter !== undefined && t('form.wait', { wait: formatWait(retryAfter) })}
    </Notice>
  );
}
