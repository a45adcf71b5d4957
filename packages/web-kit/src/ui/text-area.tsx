import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldProps } from './field.tsx';

export interface TextAreaProps extends FieldProps, Omit<ComponentProps<'textarea'>, 'children'> {}

/** Several lines of text; grows with what is written. */
export function TextArea({ label, hint, error, optional, id, className, ...rest }: TextAreaProps) {
  return (
    <FieldFrame {...{ label, hint, error, optional, id, className }} describedBy={rest['aria-describedby']}>
      {attributes => (
        <textarea
          rows={4}
          dir="auto"
          {...rest}
          {...attributes}
          className={classes(styles.control, styles.area)}
        />
      )}
    </FieldFrame>
  );
}
