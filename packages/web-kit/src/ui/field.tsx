import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { say } from '../said/say.ts';
import { t } from '../texts/text.ts';
import styles from './field.module.css';
import { useElementId } from './use-element-id.ts';

/** What every field takes besides the attributes of its native control. */
export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong, in words; the field is marked as wrong while it is there. */
  error?: ReactNode;
  /** Says '(optional)' beside the label. */
  optional?: boolean;
}

/** The attributes that tie a control to its label, hint and error. */
export interface ControlAttributes {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldFrameProps extends FieldProps {
  id?: string | undefined;
  className?: string | undefined;
  describedBy?: string | undefined;
  children: (attributes: ControlAttributes) => ReactNode;
}

export function FieldFrame({
  label,
  hint,
  error,
  optional,
  id,
  className,
  describedBy,
  children,
}: FieldFrameProps) {
  const ownId = useElementId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const described = [error && errorId, hint && hintId, describedBy].filter(Boolean).join(' ');

  return (
    <div className={className ? `${styles.field} ${className}` : styles.field}>
      <label className={styles.label} htmlFor={controlId}>
        {label}
        {optional && <span className={styles.optional}> {t('field.optional')}</span>}
      </label>
      {children({
        id: controlId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {error && (
        <p className={styles.error} id={errorId}>
          <CircleAlert aria-hidden="true" />
          <span>{typeof error === 'string' ? say(error) : error}</span>
        </p>
      )}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
