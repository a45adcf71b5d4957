import { siteLanguages } from '@sufra/contracts';
import { languageNames } from '@sufra/texts';
import { SelectField, TextField } from '@sufra/web-kit';
import type { UseFormReturn } from 'react-hook-form';
import { blogPath } from '../blog/blog-path.ts';
import { t, tRich } from '../texts/text.ts';
import type { BlogTexts } from './blog-texts.ts';
import styles from './editor-form.module.css';

const options = siteLanguages.map(value => ({ value, label: languageNames[value] }));

/** In which language a post is, and which post says the same in another. */
export function LanguageFields({ form }: { form: UseFormReturn<BlogTexts> }) {
  const { errors } = form.formState;
  return (
    <div className={styles.pair}>
      <SelectField
        {...form.register('language')}
        label={t('editor.language')}
        options={options}
        error={errors.language?.message}
      />
      <TextField
        {...form.register('translationOf')}
        label={t('editor.translationOf')}
        optional
        dir="ltr"
        autoComplete="off"
        hint={tRich('editor.translationHint', {
          address: <code dir="ltr">{blogPath({ slug: 'half-hour-iftar' })}</code>,
        })}
        error={errors.translationOf?.message}
      />
    </div>
  );
}
