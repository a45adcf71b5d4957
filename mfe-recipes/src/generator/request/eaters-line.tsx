import type { Eater } from '@sufra/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { eaterWords } from '../../eaters/eater-words.ts';
import { t, tRich } from '../../texts/text.ts';
import styles from './profile-line.module.css';
import { Part } from './profile-part.tsx';
import { toggleForThisWish, type useTakenOff } from './wish-profile.ts';

interface EatersLineProps {
  eaters: readonly Eater[];
  takenOff: ReturnType<typeof useTakenOff>;
}

/** Who eats along, with what each brings to the wish. One who is taken out of it brings nothing. */
export function EatersLine({ eaters, takenOff }: EatersLineProps) {
  const others = eaters.filter(({ kind }) => kind !== 'self');
  return (
    <fieldset className={styles.line} aria-label={t('eaters.along')}>
      <span className={styles.from}>{t('eaters.along')}</span>
      <ul className={styles.parts}>
        {others.map(({ id, name, profile }) => (
          <Part
            key={id}
            isOn={!takenOff.has(`eater ${id}`)}
            onToggle={() => toggleForThisWish(`eater ${id}`)}
          >
            {said({ name, profile })}
          </Part>
        ))}
      </ul>
      <Link to="/dashboard/cooking#table">{t('profile.change')}</Link>
    </fieldset>
  );
}

/** A name turns the words after it no more than they turn it. */
function said({ name: plain, profile }: Pick<Eater, 'name' | 'profile'>): ReactNode {
  const name = <bdi>{plain}</bdi>;
  const words = profile === null ? t('eaters.unsaid') : eaterWords({ profile });
  return words ? tRich('eaters.part', { name, words }) : name;
}
