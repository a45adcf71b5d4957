import { findTowns, type ListedTown, nameOfTown, type Town } from '@sufra/prayer-times/towns';
import { pageLanguage, TextField } from '@sufra/web-kit';
import { type KeyboardEvent, useDeferredValue, useId, useMemo, useState } from 'react';
import { t } from '../../texts/text.ts';
import { nameOfCountry } from './name-of-country.ts';
import styles from './town-field.module.css';
import { useTownList } from './use-town-list.ts';

/** A field that finds a town while its name is typed, and takes one by press or key. */
export function TownField({ town, onChoose }: { town?: Town; onChoose: (town: Town) => void }) {
  const [words, setWords] = useState<string>();
  const [at, setAt] = useState(0);
  const { towns, ask, state } = useTownList();
  const asked = useDeferredValue(words ?? '');
  const found = useMemo(() => findTowns(towns, asked), [towns, asked]);
  const list = useId();
  const isOpen = words !== undefined && found.length > 0;

  const choose = ({ spellings: _, ...chosen }: ListedTown) => {
    setWords(undefined);
    onChoose(chosen);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const marked = found[at];
    if (event.key === 'ArrowDown') setAt(Math.min(at + 1, found.length - 1));
    else if (event.key === 'ArrowUp') setAt(Math.max(at - 1, 0));
    else if (event.key === 'Enter' && isOpen && marked) choose(marked);
    else if (event.key === 'Escape') setWords(undefined);
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles.field} data-print="hide">
      <TextField
        label={t('ramadan.town.label')}
        hint={t('ramadan.town.hint')}
        error={state === 'failed' ? t('ramadan.town.failed') : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={isOpen ? `${list}-${at}` : undefined}
        value={words ?? (town ? labelOf(town) : '')}
        onFocus={event => {
          ask();
          event.target.select();
        }}
        onChange={event => {
          ask();
          setAt(0);
          setWords(event.target.value);
        }}
        onBlur={() => setWords(undefined)}
        onKeyDown={onKeyDown}
      />
      <p role="status" className={styles.status}>
        {state === 'loading' && words
          ? t('ramadan.town.loading')
          : words && t('ramadan.town.found', { count: found.length })}
      </p>
      {isOpen && (
        <div id={list} role="listbox" aria-label={t('ramadan.town.label')} className={styles.list}>
          {found.map((town, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys, as a combobox does
            <div
              key={`${town.name} ${town.latitude} ${town.longitude}`}
              id={`${list}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              className={styles.option}
              // The field would lose the focus, and the list would be gone before the press ends.
              onPointerDown={event => event.preventDefault()}
              onClick={() => choose(town)}
            >
              <bdi>{nameOfTown(town, pageLanguage())}</bdi>
              <span className={styles.country}>{nameOfCountry(town.country)}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

const labelOf = (town: Town) => `${nameOfTown(town, pageLanguage())}, ${nameOfCountry(town.country)}`;
