import { messages } from '@sufra/contracts';
import { ApiError, Button, formatWait, NetworkError, say } from '@sufra/web-kit';
import { Problem } from '../../import/problem/problem.tsx';
import { t } from '../../texts/text.ts';

/** Why nothing was checked, and when it may be. */
export function CheckProblem({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  const { title, words } = saidOf(error);
  return (
    <Problem title={title}>
      {words && <p>{words}</p>}
      <p>
        <Button tone="quiet" onClick={onAgain}>
          {t('generator.again')}
        </Button>
      </p>
    </Problem>
  );
}

function saidOf(error: unknown): { title: string; words?: string } {
  if (error instanceof NetworkError) {
    const words = navigator.onLine ? t('generator.problem.network') : t('generator.problem.offline');
    return { title: say(messages.networkFailure), words };
  }
  if (!(error instanceof ApiError)) return { title: t('check.failed') };
  const title = error.details[0]?.message ?? error.said ?? t('check.failed');
  if (error.retryAfter === undefined) return { title };
  return { title, words: t('generator.problem.wait', { wait: formatWait(error.retryAfter) }) };
}
