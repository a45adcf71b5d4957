import { limits } from '@sufra/contracts';
import { Button, Notice, TextArea } from '@sufra/web-kit';
import type { FormEvent, RefObject } from 'react';
import { t } from '../../texts/text.ts';
import type { Given } from '../api/read-recipe.ts';
import { isRecipeFile } from '../archive/is-recipe-file.ts';
import { FileChoice } from './file-choice.tsx';
import styles from './import-form.module.css';

interface ImportFormProps {
  given: Given;
  /** What is wrong with what stands in the field. */
  problem: string | undefined;
  isReading: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
  onChange: (change: Partial<Given>) => void;
  onRead: () => void;
  onStop: () => void;
}

export function ImportForm({ given, problem, isReading, field, onChange, onRead, onStop }: ImportFormProps) {
  // What is read of one cannot be stopped: its recipes are kept one after the other.
  const isOfRecipes = given.file !== null && isRecipeFile(given.file);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReading) onRead();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label={t('import.title')}>
      <TextArea
        ref={field}
        className={styles.field}
        label={t('import.field.label')}
        name="recipe"
        rows={4}
        hint={t('import.field.hint', { characters: limits.importTextLength })}
        autoComplete="off"
        value={given.text}
        error={problem}
        onChange={event => onChange({ text: event.target.value })}
      />
      <FileChoice file={given.file} onChoose={file => onChange({ file })} />
      {isOfRecipes && <Notice role="note">{t('import.archive.atOnce')}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" busy={isReading}>
          {isOfRecipes ? t('import.archive.begin') : t('import.read')}
        </Button>
        {isReading && !isOfRecipes && (
          <Button tone="quiet" onClick={onStop}>
            {t('import.stop')}
          </Button>
        )}
      </div>
    </form>
  );
}
