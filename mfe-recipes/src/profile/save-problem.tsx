import { messages } from '@sufra/contracts';
import { ApiError, NetworkError, Notice, say } from '@sufra/web-kit';

/** Why it was not saved; what was chosen stays in the form. */
export function SaveProblem({ error }: { error: unknown }) {
  const title =
    error instanceof ApiError || error instanceof NetworkError
      ? error.message
      : say(messages.somethingWentWrong);
  return <Notice tone="danger" title={title} />;
}
