import { classes, Spinner } from '@sufra/web-kit';
import { Check } from 'lucide-react';
import { t } from '../../texts/text.ts';
import type { Draft } from '../run/draft.ts';
import styles from './stages.module.css';

const stages = ['accepted', 'writing', 'checking'] as const;
const names = () => ({
  accepted: t('generator.stage.asking'),
  writing: t('generator.stage.writing'),
  checking: t('generator.stage.checking'),
});

/** How far it has come, as the kitchen says; no guess of how long it will take. */
export function Stages({ stage }: { stage: Draft['stage'] }) {
  const present = stage === 'accepted' || stage === null ? 0 : stages.indexOf(stage);
  return (
    <ol className={styles.stages} aria-label={t('generator.stage.list')}>
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
          {names()[name]}
        </li>
      ))}
    </ol>
  );
}
