import { VisuallyHidden } from '@sufra/web-kit';
import { X } from 'lucide-react';
import { tRich } from '../texts/text.ts';
import styles from './blog-list.module.css';

export const TagFilter = ({ tag, onClear }: { tag: string; onClear: () => void }) => (
  <p className={styles.filter}>
    {tRich('list.tagged', {
      tag: (
        <button type="button" className={styles.chip} onClick={onClear}>
          <span>
            {tRich('list.everyTag', {
              tag: <bdi>{tag}</bdi>,
              hidden: words => <VisuallyHidden>{words}</VisuallyHidden>,
            })}
          </span>
          <X aria-hidden="true" />
        </button>
      ),
    })}
  </p>
);
