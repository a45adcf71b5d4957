import {
  cuisines,
  limits,
  mealTypes,
  type Publication,
  type PublicationBody,
  type Recipe,
  siteLanguages,
} from '@sufra/contracts';
import { languageNames } from '@sufra/texts';
import { Button, Dialog, Notice, pageLanguage, SelectField, TextField, useSession } from '@sufra/web-kit';
import { type FormEvent, useId, useState } from 'react';
import { named, nameOfCuisine, nameOfMealType } from '../options/option-names.ts';
import { t } from '../texts/text.ts';
import styles from './publication.module.css';
import type { usePublishing } from './use-publication.ts';

interface PublishDialogProps {
  recipe: Recipe;
  /** As it was asked for before. */
  before: Publication | null;
  ask: ReturnType<typeof usePublishing>['ask'];
  onClose: () => void;
}

const oneOf = <Value extends string>(values: readonly Value[], word: string) =>
  values.find(value => value === word);

/** What readers are told beside the recipe, and that it is the member's to publish. */
export function PublishDialog({ recipe, before, ask, onClose }: PublishDialogProps) {
  const { user } = useSession();
  const form = useId();
  const [author, setAuthor] = useState(before?.author ?? user?.name ?? '');
  const [meal, setMeal] = useState(before?.meal ?? mealTypes[3]);
  const [cuisine, setCuisine] = useState(before?.cuisine ?? recipe.options.cuisine ?? null);
  const [language, setLanguage] = useState(
    before?.language ?? recipe.language ?? oneOf(siteLanguages, pageLanguage()) ?? 'en',
  );
  const [isOwn, setIsOwn] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!isOwn || author.trim() === '' || ask.isPending) return;
    const body: PublicationBody = { author, meal, cuisine, language };
    ask.mutate(body, { onSuccess: onClose });
  };

  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={t('publication.dialog.title')}
      keepOnOutsidePress
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('publication.dialog.cancel')}
          </Button>
          <Button type="submit" form={form} busy={ask.isPending}>
            {t('publication.dialog.send')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={submit}>
        <p>{t('publication.dialog.words')}</p>
        <TextField
          data-first-focus=""
          label={t('publication.author')}
          hint={t('publication.authorHint')}
          maxLength={limits.nameLength}
          value={author}
          error={isTried && author.trim() === '' && t('publication.authorMissing')}
          onChange={({ target }) => setAuthor(target.value)}
        />
        <div className={styles.pair}>
          <SelectField
            label={t('generator.mealType.label')}
            value={meal}
            options={named(mealTypes, nameOfMealType)}
            onChange={({ target }) => setMeal(oneOf(mealTypes, target.value) ?? meal)}
          />
          <SelectField
            label={t('generator.cuisine.label')}
            value={cuisine ?? ''}
            options={[{ value: '', label: t('publication.noCuisine') }, ...named(cuisines, nameOfCuisine)]}
            onChange={({ target }) => setCuisine(oneOf(cuisines, target.value) ?? null)}
          />
        </div>
        <SelectField
          label={t('publication.language')}
          value={language}
          options={siteLanguages.map(value => ({ value, label: languageNames[value] }))}
          onChange={({ target }) => setLanguage(oneOf(siteLanguages, target.value) ?? language)}
        />
        <label className={styles.consent}>
          <input type="checkbox" checked={isOwn} onChange={({ target }) => setIsOwn(target.checked)} />
          {t('publication.own')}
        </label>
        {isTried && !isOwn && <Notice tone="danger">{t('publication.ownMissing')}</Notice>}
        {ask.isError && <Notice tone="danger">{ask.error.message}</Notice>}
      </form>
    </Dialog>
  );
}
