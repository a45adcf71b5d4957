import { useElementId } from '@sufra/web-kit';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { t } from '../../texts/text.ts';
import { requestStore } from '../request/request-store.ts';
import { type Idea, ideas } from './ideas.ts';
import styles from './ideas-to-start.module.css';

/** Below the form: a start for a visitor who has nothing in mind. */
export function IdeasToStart() {
  const id = useElementId();
  return (
    <div className={styles.ideas}>
      <p id={id}>{t('generator.ideas.lead')}</p>
      <ul aria-labelledby={id} className={styles.list}>
        {ideas().map(idea => (
          <li key={idea.name}>
            <button type="button" className={styles.idea} onClick={event => startFrom(idea, event)}>
              {idea.name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function startFrom({ request }: Idea, { currentTarget }: MouseEvent<HTMLElement>) {
  // The field that it fills in may have been out of sight until now.
  flushSync(() => requestStore.change(request));
  const [name] = Object.keys(request);
  currentTarget.closest('#generator')?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}
