import { VisuallyHidden } from '@sufra/web-kit';
import { X } from 'lucide-react';
import styles from './blog-list.module.css';

export const TagFilter = ({ tag, onClear }: { tag: string; onClear: () => void }) => (
  <p className={styles.filter}>
    Tagged
    <button type="button" className={styles.chip} onClick={onClear}>
      {tag}
      <X aria-hidden="true" />
      <VisuallyHidden>: show posts of every tag</VisuallyHidden>
    </button>
  </p>
);
