import { classes } from '@sufra/web-kit';
import type { LucideIcon } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import styles from './toolbar.module.css';

export interface ToolButtonProps {
  name: string;
  icon: LucideIcon;
  keys?: string | undefined;
  /** For what is on or off. */
  pressed?: boolean | undefined;
  off?: boolean | undefined;
  label?: ReactNode;
  onUse: (byPointer: boolean) => void;
}

const inWords = (keys: string) => keys.replace('Control', 'Ctrl');

/** Never `disabled`, which would lose the focus. A press leaves the cursor in the text. */
export function ToolButton({ name, icon: Icon, keys, pressed, off = false, label, onUse }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={classes(styles.tool, label ? styles.withLabel : undefined)}
      aria-label={name}
      title={keys ? `${name} (${inWords(keys)})` : name}
      aria-keyshortcuts={keys}
      aria-pressed={pressed}
      aria-disabled={off || undefined}
      onMouseDown={event => event.preventDefault()}
      onClick={(event: MouseEvent) => !off && onUse(event.detail > 0)}
    >
      <Icon aria-hidden="true" />
      {label && <span aria-hidden="true">{label}</span>}
    </button>
  );
}
