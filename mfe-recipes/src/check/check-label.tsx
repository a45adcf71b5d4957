import { limits } from '@sufra/contracts';
import { Loading, Skeleton } from '@sufra/web-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAttention } from '../import/use-attention.ts';
import { useFollowedSchool } from '../profile/use-followed-school.ts';
import styles from '../section/ask-beside-answer.module.css';
import { t } from '../texts/text.ts';
import type { Asked } from './asked.ts';
import { CheckForm } from './request/check-form.tsx';
import { CheckProblem } from './result/check-problem.tsx';
import { LabelResult } from './result/label-result.tsx';
import { askedBy } from './shared-address.ts';
import { useCheck } from './use-check.ts';

/** The field and, beside it, what came of it. A shared address is checked as soon as it is opened. */
export function CheckLabel() {
  const { hash } = useLocation();
  const [chosen, setAsked] = useState<Partial<Asked>>({});
  const followed = useFollowedSchool();
  const asked: Asked = { text: '', school: followed, ...chosen };
  const [problem, setProblem] = useState<string>();
  const { checking, check } = useCheck();
  const field = useRef<HTMLTextAreaElement>(null);
  const place = useAttention(checking);

  const start = (next: Asked) => {
    const fault = problemOf(next.text);
    setProblem(fault);
    if (fault) field.current?.focus();
    else void check(next);
  };
  const open = useEffectEvent(() => {
    const shared = askedBy(hash);
    if (!shared) return;
    setAsked(shared);
    start(shared);
  });
  // Not before the page stands: an effect that is taken back at once has sent nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address asks for another text
  useEffect(() => {
    const soon = setTimeout(() => open());
    return () => clearTimeout(soon);
  }, [hash]);

  return (
    <div className={styles.work}>
      <div className={styles.ask}>
        <CheckForm
          {...{ asked, problem, field }}
          isChecking={checking.status === 'running'}
          onChange={change => {
            setProblem(undefined);
            setAsked({ ...chosen, ...change });
          }}
          onCheck={start}
        />
      </div>
      <div ref={place} className={styles.answer} aria-busy={checking.status === 'running'}>
        {checking.status === 'running' && (
          <Loading label={t('check.running')}>
            <Skeleton shape="title" />
            <Skeleton lines={5} />
          </Loading>
        )}
        {checking.status === 'failed' && (
          <CheckProblem error={checking.error} onAgain={() => start(checking.asked)} />
        )}
        {checking.status === 'done' && <LabelResult {...checking} />}
      </div>
    </div>
  );
}

function problemOf(text: string): string | undefined {
  const { length } = text.trim();
  if (length === 0) return t('check.field.missing');
  const over = length - limits.checkedTextLength;
  return over > 0 ? t('check.field.tooLong', { over }) : undefined;
}
