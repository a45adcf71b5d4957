import { Button, useElementId, VisuallyHidden } from '@sufra/web-kit';
import { Plus } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { t } from '../../texts/text.ts';
import type { FormProblems } from '../form-problems.ts';
import { type FormLine, newLine } from '../recipe-form.ts';
import { linesOfText, moved, pasted } from './line-changes.ts';
import styles from './line-list.module.css';
import { LineRow } from './line-row.tsx';
import { useDragging } from './use-dragging.ts';

interface LineListProps {
  kind: 'ingredient' | 'step';
  lines: FormLine[];
  problems: FormProblems;
  onChange: (lines: FormLine[]) => void;
}

/** Lines of text one below the other: Enter begins the next, a pasted list becomes as many, and each can be moved. */
export function LineList({ kind, lines, problems, onChange }: LineListProps) {
  const id = useElementId();
  const [said, setSaid] = useState('');
  // What has the focus once the lines are drawn anew: a field, or the grip that was pressed.
  const wanted = useRef<{ id: string; part: 'field' | 'grip'; at?: number }>(null);
  const { list, dragged, gripOf } = useDragging((from, to) => onChange(moved(lines, from, to)));
  const isStep = kind === 'step';

  useLayoutEffect(() => {
    const next = wanted.current;
    wanted.current = null;
    if (!next) return;
    const row = list.current?.querySelector(`[data-line="${next.id}"]`);
    const part = row?.querySelector<HTMLElement>(next.part === 'field' ? 'textarea' : '[data-grip]');
    part?.focus();
    if (part instanceof HTMLTextAreaElement && next.at !== undefined)
      part.setSelectionRange(next.at, next.at);
  });

  const change = (at: number, text: string) =>
    onChange(lines.map((line, place) => (place === at ? { ...line, text } : line)));
  const add = (at: number, text = '') => {
    const line = newLine(text);
    wanted.current = { id: line.id, part: 'field', at: 0 };
    onChange(lines.toSpliced(at, 0, line));
  };
  const remove = (at: number) => {
    const beside = lines[at - 1] ?? lines[at + 1];
    if (!beside) return change(at, '');
    wanted.current = { id: beside.id, part: 'field', at: beside.text.length };
    onChange(lines.toSpliced(at, 1));
  };
  const move = (from: number, to: number) => {
    const line = lines[from];
    if (!line || to < 0 || to >= lines.length) return;
    wanted.current = { id: line.id, part: 'grip' };
    setSaid(t('writing.line.movedTo', { place: to + 1, all: lines.length }));
    onChange(moved(lines, from, to));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>, at: number) => {
    // A word that is being composed (Arabic, Urdu, …) ends with Enter, and the line does not.
    if (event.nativeEvent.isComposing) return;
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      const line = newLine(value.slice(selectionEnd));
      wanted.current = { id: line.id, part: 'field', at: 0 };
      onChange(
        lines
          .map((each, place) => (place === at ? { ...each, text: value.slice(0, selectionStart) } : each))
          .toSpliced(at + 1, 0, line),
      );
    } else if (event.key === 'Backspace' && value === '' && lines.length > 1) {
      event.preventDefault();
      remove(at);
    } else if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      move(at, event.key === 'ArrowUp' ? at - 1 : at + 1);
    }
  };
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>, at: number) => {
    const texts = linesOfText(event.clipboardData.getData('text/plain'));
    if (texts.length < 2) return;
    event.preventDefault();
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const cut = { before: value.slice(0, selectionStart), texts, after: value.slice(selectionEnd) };
    const next = pasted(lines, at, cut);
    const last = next[at + texts.length - 1];
    if (last) wanted.current = { id: last.id, part: 'field', at: last.text.length - cut.after.length };
    setSaid(t('writing.line.pasted', { count: texts.length }));
    onChange(next);
  };

  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{isStep ? t('recipe.method') : t('recipe.ingredients')}</legend>
      <p id={`${id}-hint`} className={styles.hint}>
        {isStep ? t('writing.steps.hint') : t('writing.ingredients.hint')}
      </p>
      <VisuallyHidden id={`${id}-move`}>{t('writing.line.howToMove')}</VisuallyHidden>
      <ol ref={list} className={styles.lines}>
        {lines.map((line, place) => (
          <LineRow
            key={line.id}
            {...{ kind, line, place, describedBy: `${id}-move` }}
            isDragged={dragged === line.id}
            isOnly={lines.length === 1}
            problems={problems.get(line.id) ?? []}
            grip={gripOf(line.id, place)}
            onChange={text => change(place, text)}
            onMove={by => move(place, place + by)}
            onRemove={() => remove(place)}
            onKeyDown={event => onKeyDown(event, place)}
            onPaste={event => onPaste(event, place)}
          />
        ))}
      </ol>
      <Button tone="quiet" className={styles.add} onClick={() => add(lines.length)}>
        <Plus aria-hidden="true" />
        {isStep ? t('writing.steps.add') : t('writing.ingredients.add')}
      </Button>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </fieldset>
  );
}
