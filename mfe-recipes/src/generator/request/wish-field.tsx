import { TextArea } from '@sufra/web-kit';
import type { KeyboardEvent } from 'react';
import { t } from '../../texts/text.ts';
import type { FieldProblems } from './generation-body.ts';
import type { RecipeRequest } from './recipe-request.ts';
import styles from './request-form.module.css';
import type { requestStore } from './request-store.ts';

interface WishFieldProps {
  request: RecipeRequest;
  problems: FieldProblems;
  onChange: typeof requestStore.change;
}

/** What is in the kitchen, or what the member would like: one field, according to how they ask. */
export function WishField({ request, problems, onChange }: WishFieldProps) {
  const isCleared = isInWords(request);
  return (
    <>
      <div hidden={request.mode !== 'ingredients'}>
        <TextArea
          className={styles.wish}
          label={t('generator.ingredients.label')}
          name="ingredients"
          rows={1}
          placeholder={isCleared ? undefined : t('generator.ingredients.example')}
          hint={isCleared ? t('generator.ingredients.cleared') : t('generator.ingredients.hint')}
          autoComplete="off"
          enterKeyHint="go"
          disabled={isCleared}
          value={request.ingredients}
          error={problems.ingredients}
          onKeyDown={sendOnEnter}
          onChange={event => onChange({ ingredients: event.target.value })}
        />
      </div>
      <div hidden={request.mode !== 'words'}>
        <TextArea
          className={styles.wish}
          label={t('generator.words.label')}
          name="prompt"
          rows={2}
          placeholder={t('generator.words.example')}
          hint={t('generator.words.hint')}
          value={request.prompt}
          error={problems.prompt}
          onChange={event => onChange({ prompt: event.target.value })}
        />
      </div>
    </>
  );
}

/** A prompt has taken the place of the fields. */
export const isInWords = ({ mode, prompt }: RecipeRequest) => mode === 'words' && prompt !== '';

/** A list is one line to its writer, however many it takes; a keyboard that composes letters has Enter for itself. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
