import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../../texts/text.ts';
import styles from './profile-line.module.css';

interface PartProps {
  isOn: boolean;
  /** None of what holds for each wish. */
  onToggle?: (() => void) | undefined;
  children: ReactNode;
}

/** What the wish begins with: to take off for this wish, and to put back. */
export const Part = ({ isOn, onToggle, children }: PartProps) => (
  <li>
    {onToggle ? (
      <button
        type="button"
        className={styles.part}
        aria-pressed={isOn}
        title={isOn ? t('profile.takeOff') : t('profile.putBack')}
        onClick={onToggle}
      >
        <bdi>{children}</bdi>
        {isOn ? <Minus aria-hidden="true" /> : <Plus aria-hidden="true" />}
      </button>
    ) : (
      <bdi className={styles.fixed}>{children}</bdi>
    )}
  </li>
);
