import { limits } from '@sufra/contracts';
import { TextArea, type TextAreaProps } from '@sufra/web-kit';
import styles from './editor-form.module.css';

const from = limits.blogMetaDescriptionRecommendedFrom;
const to = limits.blogMetaDescriptionLength;

const fitOf = (length: number) => {
  if (length === 0) return 'empty';
  if (length > to) return 'long';
  return length < from ? 'short' : 'good';
};

const advice = {
  empty: `${from} to ${to} characters are recommended.`,
  short: `${from} to ${to} are recommended: a little more would help.`,
  good: 'A good length.',
  long: `At most ${to} fit.`,
};

interface MetaDescriptionFieldProps extends Omit<TextAreaProps, 'label' | 'hint' | 'optional'> {
  written: string;
}

export function MetaDescriptionField({ written, ...rest }: MetaDescriptionFieldProps) {
  const length = written.trim().length;
  const fit = fitOf(length);
  return (
    <TextArea
      {...rest}
      label="Meta description"
      optional
      rows={3}
      hint={
        <span className={styles.counter} data-fit={fit}>
          {length} / {to} characters. {advice[fit]}
        </span>
      }
    />
  );
}
