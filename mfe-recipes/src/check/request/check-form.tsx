import { limits } from '@sufra/contracts';
import { Button, SelectField, TextArea } from '@sufra/web-kit';
import type { FormEvent, RefObject } from 'react';
import { isSchool, schoolNames } from '../../schools/school-names.ts';
import { t } from '../../texts/text.ts';
import type { Asked } from '../asked.ts';
import styles from './check-form.module.css';

interface CheckFormProps {
  asked: Asked;
  /** What is wrong with the text. */
  problem: string | undefined;
  isChecking: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
  onChange: (change: Partial<Asked>) => void;
  onCheck: (asked: Asked) => void;
}

export function CheckForm({ asked, problem, isChecking, field, onChange, onCheck }: CheckFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isChecking) onCheck(asked);
  };
  const tryExample = () => {
    const example = { ...asked, text: t('check.example.text') };
    onChange(example);
    onCheck(example);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label={t('check.title')}>
      <TextArea
        ref={field}
        className={styles.field}
        label={t('check.field.label')}
        name="label"
        rows={6}
        hint={t('check.field.hint', { length: asked.text.length, most: limits.checkedTextLength })}
        autoComplete="off"
        spellCheck={false}
        value={asked.text}
        error={problem}
        onChange={event => onChange({ text: event.target.value })}
      />
      <SelectField
        label={t('check.school.label')}
        name="school"
        hint={t('check.school.hint')}
        value={asked.school}
        options={[
          { value: '', label: t('check.school.ours') },
          ...Object.entries(schoolNames()).map(([value, label]) => ({ value, label })),
        ]}
        onChange={({ target: { value } }) => onChange({ school: isSchool(value) ? value : '' })}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={isChecking}>
          {t('check.button')}
        </Button>
        {asked.text === '' && (
          <Button tone="quiet" onClick={tryExample}>
            {t('check.example.button')}
          </Button>
        )}
      </div>
    </form>
  );
}
