import { type GenerationBody, messages } from '@sufra/contracts';
import { ApiError, Button, formatWait, LinkButton, NetworkError, say } from '@sufra/web-kit';
import type { ReactNode } from 'react';
import { t } from '../../texts/text.ts';
import { SignInNotice } from '../request/sign-in-notice.tsx';
import { AskedFor } from './asked-for.tsx';
import styles from './problem.module.css';
import { ProblemCard } from './problem-card.tsx';
import { isRefusal, Refused } from './refused.ts';

interface GenerationProblemProps {
  error: unknown;
  /** What was asked for. */
  body: GenerationBody;
  headingLevel: 'h2' | 'h3' | 'h4';
  onWrite: (body: GenerationBody) => void;
  onChange: () => void;
}

interface Said {
  title: string;
  words?: ReactNode;
  action?: ReactNode;
}

/** Why there is no recipe, and what can be done about it. */
export function GenerationProblem({ error, body, headingLevel, onWrite, onChange }: GenerationProblemProps) {
  if (isRefusal(error)) return <Refused {...{ error, body, headingLevel, onWrite, onChange }} />;
  if (error instanceof ApiError && error.status === 401) return <SignInNotice />;
  const tryAgain = <Button onClick={() => onWrite(body)}>{t('generator.again')}</Button>;
  const { title, words, action } = saidOf(error, tryAgain);
  return (
    <ProblemCard title={title} headingLevel={headingLevel}>
      <AskedFor body={body} refused={[]} />
      {words && <p className={styles.words}>{words}</p>}
      <div className={styles.actions}>
        {action}
        <Button tone="quiet" onClick={onChange}>
          {t('generator.problem.change')}
        </Button>
      </div>
    </ProblemCard>
  );
}

const hour = 3_600;
const upgrade = () => <LinkButton to="/billing">{t('generator.upgrade')}</LinkButton>;

function saidOf(error: unknown, tryAgain: ReactNode): Said {
  if (error instanceof NetworkError) {
    const words = navigator.onLine ? t('generator.problem.network') : t('generator.problem.offline');
    return { title: say(messages.networkFailure), words, action: tryAgain };
  }
  if (!(error instanceof ApiError)) return { title: say(messages.generateFallback), action: tryAgain };
  if (error.code === 'premium_meal_type')
    return { title: error.message, words: t('generator.problem.mealTypes'), action: upgrade() };
  if (error.status === 403)
    return {
      title: t('generator.problem.limit'),
      words: t('generator.problem.unlimited'),
      action: upgrade(),
    };
  const title = error.said ?? say(messages.generateFallback);
  if (error.code === 'network_quota_exhausted')
    return {
      title,
      words: t('generator.problem.networkQuota', { wait: formatWait(error.retryAfter ?? hour) }),
      action: upgrade(),
    };
  if (error.retryAfter !== undefined)
    return { title, words: t('generator.problem.wait', { wait: formatWait(error.retryAfter) }) };
  return error.status >= 500 ? { title, action: tryAgain } : { title };
}
