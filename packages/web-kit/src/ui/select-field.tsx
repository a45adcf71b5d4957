import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react';
import { classes } from './classes.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldProps } from './field.tsx';

export interface SelectOption {
  value: string | number;
  label?: string;
  disabled?: boolean;
}

export interface SelectFieldProps extends FieldProps, ComponentProps<'select'> {
  /** The choices; or write `<option>`s as children. */
  options?: readonly (SelectOption | string | number)[];
}

const asOption = (option: SelectOption | string | number): SelectOption =>
  typeof option === 'object' ? option : { value: option };

/** The browser's own select: phones show their own picker, and it needs no style of its own in the page. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  id,
  className,
  options = [],
  children,
  ...rest
}: SelectFieldProps) {
  const inside = useRef<HTMLSpanElement>(null);
  const { value } = rest;
  const show = useEffectEvent(() => {
    const select = inside.current?.querySelector('select');
    if (select && value !== undefined) select.value = String(value);
  });
  // React takes a select that the server has drawn over as it stands, whatever the running page has chosen there.
  useEffect(() => show(), []);

  return (
    <FieldFrame {...{ label, hint, error, optional, id, className }} describedBy={rest['aria-describedby']}>
      {attributes => (
        <span ref={inside} className={styles.inside}>
          <select {...rest} {...attributes} className={classes(styles.control, styles.select)}>
            {children}
            {options.map(asOption).map(option => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label ?? option.value}
              </option>
            ))}
          </select>
          <ChevronDown className={styles.chevron} aria-hidden="true" />
        </span>
      )}
    </FieldFrame>
  );
}
