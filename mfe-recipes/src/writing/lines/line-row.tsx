import { classes, IconButton, TextArea } from '@sufra/web-kit';
import { GripVertical, X } from 'lucide-react';
import type { ClipboardEvent, ComponentProps, KeyboardEvent } from 'react';
import { t } from '../../texts/text.ts';
import type { FieldProblem } from '../form-problems.ts';
import { ProblemWords } from '../problem-words.tsx';
import type { FormLine } from '../recipe-form.ts';
import styles from './line-list.module.css';

interface LineRowProps {
  kind: 'ingredient' | 'step';
  line: FormLine;
  place: number;
  /** Where it is written how to move it by keyboard. */
  describedBy: string;
  isDragged: boolean;
  isOnly: boolean;
  problems: FieldProblem[];
  grip: Pick<ComponentProps<'button'>, 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'>;
  onChange: (text: string) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => void;
}

/** One ingredient or step: its grip, its text with what is wrong in it, and the way to take it out. */
export function LineRow({
  kind,
  line,
  place,
  describedBy,
  isDragged,
  isOnly,
  problems,
  ...on
}: LineRowProps) {
  const number = place + 1;
  const name = kind === 'step' ? t('writing.step', { number }) : t('writing.ingredient', { number });
  const onGripKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    on.onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li className={classes(styles.line, isDragged && styles.dragged)} data-line={line.id}>
      <button
        type="button"
        className={styles.grip}
        aria-label={t('writing.line.move', { line: name })}
        aria-describedby={describedBy}
        data-grip=""
        onKeyDown={onGripKey}
        {...on.grip}
      >
        {kind === 'step' && <span aria-hidden="true">{number}</span>}
        <GripVertical aria-hidden="true" />
      </button>
      <TextArea
        className={styles.text}
        label={name}
        rows={1}
        value={line.text}
        autoComplete="off"
        error={problems.length > 0 && <ProblemWords text={line.text} onUse={on.onChange} {...{ problems }} />}
        onChange={event => on.onChange(event.target.value)}
        onKeyDown={on.onKeyDown}
        onPaste={on.onPaste}
      />
      <IconButton
        label={t('writing.line.remove', { line: name })}
        aria-disabled={(isOnly && line.text === '') || undefined}
        onClick={on.onRemove}
      >
        <X aria-hidden="true" />
      </IconButton>
    </li>
  );
}
