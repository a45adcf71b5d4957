import type { Recipe, RecipeConflict, WrittenRecipe } from '@sufra/contracts';
import { ApiError, Button, LinkButton, Notice, toast } from '@sufra/web-kit';
import { useDraft } from '@sufra/web-kit/drafts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { t } from '../texts/text.ts';
import { type TextToSave, useSaveText } from './api/use-save-text.ts';
import { Conflict } from './conflict/conflict.tsx';
import type { Draft, DraftStore } from './draft/draft.ts';
import { type FormProblems, missingIn, noProblems, problemsIn } from './form-problems.ts';
import { formatTimeOfDay } from './format-moment.ts';
import styles from './recipe-editor.module.css';
import { RecipeFields } from './recipe-fields.tsx';
import { formOf, type RecipeForm, writtenOf } from './recipe-form.ts';

interface RecipeEditorProps {
  /** The text that is saved; that of a new recipe is empty. */
  written: WrittenRecipe;
  /** The recipe that is changed. */
  recipe?: Pick<Recipe, '_id' | 'version'>;
  store: DraftStore;
  /** What was written last time and not saved. */
  draft: Draft | undefined;
  onTakeOther: (other: RecipeConflict['saved']) => void;
}

const textOf = (form: RecipeForm) => JSON.stringify(writtenOf(form));

/** Writes or changes a recipe. Nothing that was typed goes before it is saved. */
export function RecipeEditor({ written, recipe, store, draft, onTakeOther }: RecipeEditorProps) {
  const navigate = useNavigate();
  const [form, setForm] = useState(() => draft?.form ?? formOf(written));
  const [version, setVersion] = useState(draft?.version ?? recipe?.version ?? null);
  const [problems, setProblems] = useState<FormProblems>(noProblems);
  const { error, isPending, mutate, reset } = useSaveText();
  const place = useRef<HTMLFormElement>(null);
  const isUnsaved = textOf(form) !== textOf(formOf(written));
  const { keptAt, forget } = useDraft({ store, written: { form, version }, isUnsaved });
  const conflict = error instanceof ApiError ? error.conflict : undefined;

  useEffect(() => {
    if (problems.size > 0) place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);

  const change = (part: Partial<RecipeForm>) => {
    setForm(now => ({ ...now, ...part }));
    // What was wrong in a line that is changed is looked at anew when it is saved.
    setProblems(now => stillThere(now, form, { ...form, ...part }));
  };
  const save = (of: TextToSave['of'], areAmountsMeant = false) => {
    if (isPending) return;
    const missing = missingIn(form);
    setProblems(missing);
    if (missing.size > 0) return reset();
    mutate(
      { written: writtenOf(form), of, areAmountsMeant },
      {
        onSuccess: saved => {
          forget();
          toast(saved.halal.verdict === 'doubtful' ? t('writing.savedDoubtful') : t('writing.saved'));
          void navigate(`/recipes/${saved._id}`, { replace: true });
        },
        onError: failure => setProblems(problemsIn(failure, form)),
      },
    );
  };
  const own = recipe && version !== null ? { id: recipe._id, version } : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(own);
  };

  return (
    <form ref={place} className={styles.form} onSubmit={submit} noValidate>
      {conflict && recipe && (
        <Conflict
          conflict={conflict}
          isSaving={isPending}
          onSaveOnTop={() => {
            setVersion(conflict.saved.version);
            save({ id: recipe._id, version: conflict.saved.version });
          }}
          onKeepBoth={() => save(undefined)}
          onTake={() => {
            forget();
            onTakeOther(conflict.saved);
          }}
        />
      )}
      <RecipeFields {...{ form, problems }} onChange={change} />
      {error && !conflict && (
        <NotSaved error={error} isAtFields={problems.size > 0} onSaveAsItIs={() => save(own, true)} />
      )}
      {/* Where two texts stand beside each other, it is said there which is saved. */}
      {!conflict && (
        <div className={styles.actions}>
          <div className={styles.choices}>
            <Button type="submit" busy={isPending}>
              {t('writing.save')}
            </Button>
            <LinkButton tone="quiet" to={recipe ? `/recipes/${recipe._id}` : '/dashboard'}>
              {t('writing.cancel')}
            </LinkButton>
          </div>
          {keptAt !== undefined && (
            <p className={styles.kept}>
              {keptAt === 'refused'
                ? t('writing.draft.refused')
                : t('writing.draft.kept', { time: formatTimeOfDay(keptAt) })}
            </p>
          )}
        </div>
      )}
    </form>
  );
}

/** The problems of what has not been changed. */
function stillThere(problems: FormProblems, before: RecipeForm, after: RecipeForm): FormProblems {
  const valueIn = (form: RecipeForm, name: string) =>
    [...form.ingredients, ...form.instructions].find(({ id }) => id === name)?.text ??
    form[name as keyof RecipeForm];
  const left = [...problems].filter(([name]) => valueIn(before, name) === valueIn(after, name));
  return left.length === problems.size ? problems : new Map(left);
}

interface NotSavedProps {
  error: Error;
  isAtFields: boolean;
  onSaveAsItIs: () => void;
}

function NotSaved({ error, isAtFields, onSaveAsItIs }: NotSavedProps) {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'amounts_unlikely')
    return (
      <Notice tone="warning" title={t('writing.amounts')}>
        <Button tone="quiet" onClick={onSaveAsItIs}>
          {t('writing.saveAsItIs')}
        </Button>
      </Notice>
    );
  const words = code === 'not_halal' && isAtFields ? t('writing.forbidden') : error.message;
  return (
    <Notice tone="danger" title={t('writing.notSaved')}>
      <p>{words}</p>
      {code === 'own_recipes_full' && (
        <LinkButton tone="quiet" to="/billing">
          {t('generator.upgrade')}
        </LinkButton>
      )}
    </Notice>
  );
}
