import { limits } from '@sufra/contracts';
import { TextArea, TextField } from '@sufra/web-kit';
import { t } from '../texts/text.ts';
import type { FormProblems } from './form-problems.ts';
import { LineList } from './lines/line-list.tsx';
import { ProblemWords } from './problem-words.tsx';
import styles from './recipe-editor.module.css';
import type { RecipeForm } from './recipe-form.ts';

interface RecipeFieldsProps {
  form: RecipeForm;
  problems: FormProblems;
  onChange: (change: Partial<RecipeForm>, name: string) => void;
}

type TextName = 'title' | 'description' | 'servings' | 'prepTime' | 'cookTime' | 'notes' | 'tags';

/** All that a recipe says, in the order in which it is read. */
export function RecipeFields({ form, problems, onChange }: RecipeFieldsProps) {
  const field = (name: TextName) => {
    const wrong = problems.get(name);
    return {
      name,
      value: form[name],
      autoComplete: 'off',
      onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }, name),
      error: wrong && (
        <ProblemWords problems={wrong} text={form[name]} onUse={text => onChange({ [name]: text }, name)} />
      ),
    };
  };
  const number = (name: TextName, most: number) => ({
    ...field(name),
    type: 'number',
    inputMode: 'numeric' as const,
    min: 0,
    max: most,
    step: 1,
  });
  return (
    <div className={styles.fields}>
      <TextField {...field('title')} label={t('writing.title')} maxLength={limits.writtenTitleLength} />
      <TextArea
        {...field('description')}
        label={t('writing.description')}
        optional
        rows={2}
        className={styles.short}
        maxLength={limits.writtenDescriptionLength}
      />
      <div className={styles.numbers}>
        <TextField {...number('servings', limits.writtenServings)} label={t('writing.servings')} />
        <TextField {...number('prepTime', limits.recipeMinutes)} label={t('writing.prepTime')} optional />
        <TextField {...number('cookTime', limits.recipeMinutes)} label={t('writing.cookTime')} optional />
      </div>
      <LineList
        kind="ingredient"
        lines={form.ingredients}
        problems={problems}
        onChange={ingredients => onChange({ ingredients }, 'ingredients')}
      />
      <LineList
        kind="step"
        lines={form.instructions}
        problems={problems}
        onChange={instructions => onChange({ instructions }, 'instructions')}
      />
      <TextArea
        {...field('notes')}
        label={t('recipe.notes')}
        optional
        rows={2}
        className={styles.short}
        hint={t('writing.notesHint')}
        maxLength={limits.writtenNotesLength}
      />
      <TextField {...field('tags')} label={t('writing.tags')} optional hint={t('writing.tagsHint')} />
    </div>
  );
}
