import type { GenerationBody } from '@sufra/contracts';
import { ApiError, Button, Spinner, useSession } from '@sufra/web-kit';
import { type FormEvent, useRef, useState } from 'react';
import { t } from '../../texts/text.ts';
import type { Generation } from '../run/generation.ts';
import { fieldProblemsOf } from './field-problems-of.ts';
import { type FieldProblems, generationBody } from './generation-body.ts';
import { MealAndServings } from './meal-and-servings.tsx';
import { OfMember } from './members-part.ts';
import { ModeSwitch } from './mode-switch.tsx';
import { MoreChoices } from './more-choices.tsx';
import { QuotaLine } from './quota-line.tsx';
import styles from './request-form.module.css';
import { requestStore, useRecipeRequest } from './request-store.ts';
import { SignInNotice } from './sign-in-notice.tsx';
import { useFocusOnProblem } from './use-focus-on-problem.ts';
import { WishField } from './wish-field.tsx';

interface RequestFormProps {
  generation: Generation;
  onRequest: (body: GenerationBody) => void;
  /** Only what is cooked is asked; the rest applies as it was set. */
  isClosed?: boolean;
  /** A member has turned to what they would like to cook. */
  onOpen?: (() => void) | undefined;
}

export function RequestForm({ generation, onRequest, isClosed = false, onOpen }: RequestFormProps) {
  const { status, user } = useSession();
  const request = useRecipeRequest();
  const form = useRef<HTMLFormElement>(null);
  const [isRefused, setIsRefused] = useState(false);
  const [missing, setMissing] = useState<FieldProblems>({});
  const isRunning = generation.status === 'running';
  const error = generation.status === 'failed' ? generation.error : undefined;
  // The answer beside it has the button to press next.
  const isRefusedByRule = error instanceof ApiError && error.code === 'not_halal';
  const problems = { ...fieldProblemsOf(error), ...missing };
  const mustSignIn = isRefused && status === 'signed-out';
  useFocusOnProblem(form, problems);

  const change: typeof requestStore.change = next => {
    setMissing({});
    requestStore.change(next);
  };

  const ask = () => {
    setMissing({});
    setIsRefused(status === 'signed-out');
    if (status === 'signed-out') return;
    const read = generationBody(request);
    if ('missing' in read) setMissing(read.missing);
    else onRequest(read.body);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isRunning) ask();
  };

  // Not at a press on a button: it would move away from under the finger.
  const openAtField = (element: Element) => isClosed && element.matches('textarea') && onOpen?.();

  const parts = { request, problems, onChange: change };
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={submit}
      onFocus={({ target }) => openAtField(target)}
      noValidate
      aria-label={t('generator.form')}
    >
      <div className={styles.composer}>
        <ModeSwitch mode={request.mode} onChange={change} />
        <WishField {...parts} />
        <div hidden={isClosed}>
          <MealAndServings {...parts} />
          {user && !isClosed && <OfMember request={request} isDone={generation.status === 'done'} />}
          <MoreChoices {...parts} />
        </div>
      </div>
      {mustSignIn && <SignInNotice />}
      <Button
        type="submit"
        tone={isRefusedByRule ? 'quiet' : 'primary'}
        wide
        aria-disabled={isRunning || undefined}
        className={styles.submit}
      >
        {isRunning && <Spinner />}
        {isRunning ? t('generator.generating') : t('generator.generate')}
      </Button>
      <QuotaLine />
    </form>
  );
}
