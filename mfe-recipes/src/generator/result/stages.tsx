import { classes, Spinner } from '@sufra/web-kit';
import { Check } from 'lucide-react';
import type { Draft } from '../run/draft.ts';
import styles from './stages.module.css';

const stages = ['accepted', 'writing', 'checking'] as const;
const names = { accepted: 'Asking', writing: 'Writing', checking: 'Checking' };

/** How far it has come, as the kitchen says; no guess of how long it will take. */
export function Stages({ stage }: { stage: Draft['stage'] }) {
  const present = stage === 'accepted' || stage === null ? 0 : stages.indexOf(stage);
  return (
    <ol className={styles.stages} aria-label="Progress">
      {stages.map((name, place) => (
        <li
          key={name}
          aria-current={place === present ? 'step' : undefined}
          className={classes(
            styles.stage,
            place < present && styles.past,
            place === present && styles.present,
          )}
        >
          {place < present && <Check aria-hidden="true" />}
          {place === present && <Spinner />}
          {names[name]}
        </li>
      ))}
    </ol>
  );
}
