import { limits } from '@sufra/contracts';
import { TextArea, type TextAreaProps } from '@sufra/web-kit';
import { t } from '../texts/text.ts';
import styles from './editor-form.module.css';

const from = limits.blogMetaDescriptionRecommendedFrom;
const to = limits.blogMetaDescriptionLength;

const fitOf = (length: number) => {
  if (length === 0) return 'empty';
  if (length > to) return 'long';
  return length < from ? 'short' : 'good';
};

const adviceFor = {
  empty: (length: number) => t('editor.meta.empty', { length, from, to }),
  short: (length: number) => t('editor.meta.short', { length, from, to }),
  good: (length: number) => t('editor.meta.good', { length, to }),
  long: (length: number) => t('editor.meta.long', { length, to }),
};

interface MetaDescriptionFieldProps extends Omit<TextAreaProps, 'label' | 'hint' | 'optional'> {
  /** Of what is written. */
  length: number;
}

export function MetaDescriptionField({ length, ...rest }: MetaDescriptionFieldProps) {
  const fit = fitOf(length);
  return (
    <TextArea
      {...rest}
      label={t('editor.metaDescription')}
      optional
      rows={3}
      hint={
        <span className={styles.counter} data-fit={fit}>
          {adviceFor[fit](length)}
        </span>
      }
    />
  );
}
