import { zodResolver } from '@hookform/resolvers/zod';
import type { Blog, User } from '@sufra/contracts';
import { Notice, TextField } from '@sufra/web-kit';
import { useDraft } from '@sufra/web-kit/drafts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { inLanguage } from '../blog/in-language.ts';
import { t } from '../texts/text.ts';
import { asArticle } from './as-article.ts';
import { BlogTexts, textsOf } from './blog-texts.ts';
import { Conflict } from './conflict/conflict.tsx';
import { CoverField } from './cover/cover-field.tsx';
import { useCover } from './cover/use-cover.ts';
import type { Draft, DraftStore } from './draft/draft.ts';
import { EditorActions } from './editor-actions.tsx';
import styles from './editor-form.module.css';
import { LanguageFields } from './language-fields.tsx';
import { MetaDescriptionField } from './meta-description-field.tsx';
import { Preview } from './preview.tsx';
import { RichTextField } from './rich-text/rich-text-field.tsx';
import { asWritten } from './rich-text/written-html.ts';
import { SlugPreview } from './slug-preview.tsx';
import { TagsField } from './tags-field.tsx';
import { useSaving } from './use-saving.ts';

interface EditorFormProps {
  blog: Blog | undefined;
  /** What a new one is to be a translation of. */
  translated: Blog | undefined;
  writer: User;
  store: DraftStore;
  /** What was written last time and not saved. */
  draft: Draft | undefined;
  onUnsaved: (forget: (() => void) | null) => void;
  onTakeOther: (other: Blog) => void;
  onCancel: () => void;
  onDone: () => void;
}

// Enter in a line of text would publish what is not finished.
const keepEnterFromSaving = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
};

export function EditorForm({
  blog,
  translated,
  writer,
  store,
  draft,
  onUnsaved,
  onTakeOther,
  ...ways
}: EditorFormProps) {
  const [published] = useState(() => ({
    ...textsOf(blog, translated),
    content: asWritten(blog?.content ?? ''),
  }));
  const [startsWith] = useState(draft?.texts ?? published);
  const [version, setVersion] = useState(draft ? draft.version : (blog?.version ?? null));
  const [isPreviewed, setPreviewed] = useState(false);
  const isUploading = useRef(false);

  const form = useForm<BlogTexts>({ resolver: zodResolver(BlogTexts), defaultValues: startsWith });
  const { errors } = form.formState;
  const texts = form.watch();
  const cover = useCover(blog);
  const written = inLanguage(texts.language);

  const isUnsaved = cover.isChanged || JSON.stringify(texts) !== JSON.stringify(published);
  const { keptAt, forget } = useDraft({
    store,
    written: { texts, version, hadCover: cover.file !== undefined },
    isUnsaved,
  });
  const forgetText = useRef(forget);
  useEffect(() => {
    forgetText.current = forget;
  });
  useEffect(() => onUnsaved(isUnsaved ? () => forgetText.current() : null), [isUnsaved, onUnsaved]);

  const saving = useSaving({
    form,
    cover,
    blog,
    onSaved: () => {
      forget();
      ways.onDone();
    },
  });
  const submit = form.handleSubmit(
    values => {
      if (isUploading.current) return saving.setProblem(t('editor.pictureUnderWay'));
      return saving.save(values, version);
    },
    () => setPreviewed(false),
  );
  const saveOnTop = (other: Blog) => {
    setVersion(other.version);
    void form.handleSubmit(values => saving.save(values, other.version))();
  };

  return (
    <form className={styles.form} onSubmit={submit} onKeyDown={keepEnterFromSaving} noValidate>
      <div className={styles.fields} hidden={isPreviewed}>
        <LanguageFields form={form} />
        <TextField
          {...form.register('title')}
          {...written}
          label={t('editor.title')}
          autoComplete="off"
          error={errors.title?.message}
        />
        <SlugPreview blog={blog} title={texts.title} />
        <Controller
          control={form.control}
          name="content"
          render={({ field }) => (
            <RichTextField
              ref={field.ref}
              label={t('editor.content')}
              html={startsWith.content}
              written={written}
              error={errors.content?.message}
              onChange={field.onChange}
              onBusy={busy => {
                isUploading.current = busy;
              }}
            />
          )}
        />
        <CoverField cover={cover} alt={{ ...form.register('coverAlt'), error: errors.coverAlt?.message }} />
        <Controller
          control={form.control}
          name="tags"
          render={({ field }) => (
            <TagsField
              ref={field.ref}
              tags={field.value}
              error={errors.tags?.message ?? errors.tags?.[0]?.message}
              onChange={field.onChange}
            />
          )}
        />
        <TextField
          {...form.register('metaTitle')}
          {...written}
          label={t('editor.metaTitle')}
          optional
          autoComplete="off"
          hint={t('editor.metaTitleHint')}
          error={errors.metaTitle?.message}
        />
        <MetaDescriptionField
          {...form.register('metaDescription')}
          {...written}
          length={texts.metaDescription.trim().length}
          error={errors.metaDescription?.message}
        />
      </div>
      {isPreviewed && (
        <Preview
          blog={asArticle({ texts, cover: cover.drawn, blog, writer: writer.name })}
          html={texts.content}
        />
      )}
      {saving.isConflicting && blog && <Conflict blog={blog} onTake={onTakeOther} onSaveOnTop={saveOnTop} />}
      {saving.problem && <Notice tone="danger">{saving.problem}</Notice>}
      <EditorActions
        isNew={!blog}
        isSaving={saving.isSaving}
        isPreviewed={isPreviewed}
        keptAt={keptAt}
        onPreview={() => setPreviewed(shown => !shown)}
        onCancel={ways.onCancel}
      />
    </form>
  );
}
