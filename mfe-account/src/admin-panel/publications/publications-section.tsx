import { SelectField } from '@sufra/web-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../texts/text.ts';
import styles from '../queue/queue.module.css';
import { Queue } from '../queue/queue.tsx';
import { PublicationEntry } from './publication-entry.tsx';
import { type PublicationState, publicationsIn } from './publications-api.ts';

const choices = () => [
  { value: 'waiting', label: t('admin.publications.waiting') },
  { value: 'public', label: t('admin.publications.public') },
];

const texts = () => ({
  failed: t('admin.publications.failed'),
  loading: t('admin.publications.loading'),
  none: t('admin.publications.none'),
  moreFailed: t('admin.publications.moreFailed'),
  shown: (shown: number) => t('admin.publications.shown', { shown }),
});

/** Recipes that members want to publish, and those that are public. */
export function PublicationsSection() {
  const [state, setState] = useState<PublicationState>('waiting');
  return (
    <>
      <SelectField
        className={styles.choice}
        label={t('admin.publications.show')}
        options={choices()}
        value={state}
        onChange={({ target }) => setState(target.value === 'public' ? 'public' : 'waiting')}
      />
      <Publications key={state} state={state} />
    </>
  );
}

function Publications({ state }: { state: PublicationState }) {
  return (
    <Queue pages={useInfiniteQuery(publicationsIn(state))} texts={texts()}>
      {publication => <PublicationEntry key={publication._id} publication={publication} state={state} />}
    </Queue>
  );
}
