import { type GenerationBody, servingSizes, spiceLevels } from '@sufra/contracts';
import { ApiError, Button, Card, ChoiceField, Spinner, TextField, useSession } from '@sufra/web-kit';
import { type FormEvent, useRef, useState } from 'react';
import type { Generation } from '../run/generation.ts';
import { ByIngredients } from './by-ingredients.tsx';
import { fieldProblemsOf } from './field-problems-of.ts';
import { type FieldProblems, generationBody } from './generation-body.ts';
import { PromptField } from './prompt-field.tsx';
import { QuotaLine } from './quota-line.tsx';
import styles from './request-form.module.css';
import { requestStore, useRecipeRequest } from './request-store.ts';
import { SignInNotice } from './sign-in-notice.tsx';
import { useFocusOnProblem } from './use-focus-on-problem.ts';

interface RequestFormProps {
  generation: Generation;
  onRequest: (body: GenerationBody) => void;
}

const spiceChoices = [{ value: '' as const, label: 'Any' }, ...spiceLevels.map(value => ({ value }))];
const servingChoices = servingSizes.map(value => ({ value }));

export function RequestForm({ generation, onRequest }: RequestFormProps) {
  const { status } = useSession();
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

  return (
    <Card className={styles.card}>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate aria-label="Ask for a recipe">
        <ByIngredients request={request} problems={problems} onChange={change} />
        <p className={styles.or}>or</p>
        <PromptField prompt={request.prompt} error={problems.prompt} onChange={change} />
        <hr />
        <ChoiceField
          asBar
          label="Serving size"
          choices={servingChoices}
          value={request.servingSize}
          onChange={servingSize => change({ servingSize })}
        />
        <ChoiceField
          label="Spice level"
          choices={spiceChoices}
          value={request.spiceLevel}
          onChange={spiceLevel => change({ spiceLevel })}
        />
        <TextField
          label="Avoid"
          optional
          name="avoid"
          placeholder="nuts, dairy"
          hint="Separate with commas"
          autoComplete="off"
          value={request.avoid}
          error={problems.avoid}
          onChange={event => change({ avoid: event.target.value })}
        />
        {mustSignIn && <SignInNotice />}
        <div className={styles.submit}>
          <Button
            type="submit"
            tone={isRefusedByRule ? 'quiet' : 'primary'}
            wide
            aria-disabled={isRunning || undefined}
          >
            {isRunning && <Spinner />}
            {isRunning ? 'Generating Recipe...' : 'Generate Recipe'}
          </Button>
          <QuotaLine />
        </div>
      </form>
    </Card>
  );
}
