import { type AnswerOf, messages } from '@sufra/contracts';
import { ApiError, Button, call, Loading, Notice, Skeleton, say, session } from '@sufra/web-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styles from '../../forms/form.module.css';
import { FormProblem } from '../../forms/form-problem.tsx';
import { t, tRich } from '../../texts/text.ts';
import type { Proof } from '../proof/proof.ts';
import { ProofForm } from '../proof/proof-form.tsx';

export type Pending = Extract<
  AnswerOf<'POST /auth/signin'>,
  { secondStep: unknown }
>['secondStep']['pending'];

export interface SecondStepProps {
  pending: Pending;
  /** The session is open. */
  onDone?: () => void;
  /** Back to the first step. */
  onRestart: () => void;
}

const isOver = (error: unknown) => error instanceof ApiError && error.code === 'second_step_over';

/** After the password or Google: opens the session. */
export default function SecondStep({ pending, onDone, onRestart }: SecondStepProps) {
  const client = useQueryClient();
  const [over, setOver] = useState<unknown>();
  const queryKey = ['second-step', pending];
  const { data: ways, error } = useQuery({
    queryKey,
    queryFn: () => call('POST /auth/signin/second-factor/options', { body: { pending } }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: (count, failure) => !isOver(failure) && count < 2,
  });

  const finish = async (proof: Proof) => {
    try {
      session.signIn(await call('POST /auth/signin/second-factor', { body: { pending, ...proof } }));
      onDone?.();
    } catch (failure) {
      if (isOver(failure)) setOver(failure);
      throw failure;
    }
  };

  const failure = over ?? error;
  if (failure) {
    return (
      <div className={styles.form}>
        {isOver(failure) ? (
          <Notice tone="warning" role="alert" title={t('proof.over')} />
        ) : (
          <FormProblem error={failure} fallback={say(messages.signInFallback)} />
        )}
        <Button wide onClick={onRestart}>
          {t('proof.restart')}
        </Button>
      </div>
    );
  }
  if (!ways) {
    return (
      <Loading label={t('proof.moment')}>
        <Skeleton shape="block" height="44px" />
      </Loading>
    );
  }
  return (
    <div className={styles.form}>
      <ProofForm
        ways={ways}
        onProof={finish}
        onUsedUp={() => void client.invalidateQueries({ queryKey })}
        submitLabel={t('form.signIn')}
      />
      <p className={styles.after}>
        {tRich('proof.lost', { link: words => <Link to="/contact">{words}</Link> })}
      </p>
    </div>
  );
}
