import type { Blog } from '@sufra/contracts';
import { problems } from '@sufra/contracts';
import { Button, Notice, say } from '@sufra/web-kit';
import { useState } from 'react';
import { t } from '../../texts/text.ts';
import styles from '../editor-form.module.css';
import { OtherVersion } from './other-version.tsx';

export interface ConflictProps {
  blog: Blog;
  /** The other text takes the place of what was written here. */
  onTake: (other: Blog) => void;
  /** What was written here is saved on top of the other text, which has been looked at. */
  onSaveOnTop: (other: Blog) => void;
}

export function Conflict({ blog, onTake, onSaveOnTop }: ConflictProps) {
  const [looking, setLooking] = useState(false);
  const afterLooking = (act: (other: Blog) => void) => (other: Blog) => {
    setLooking(false);
    act(other);
  };

  return (
    <Notice tone="danger" title={say(problems.edit_conflict.message)}>
      <p>{t('conflict.look')}</p>
      <Button tone="quiet" className={styles.noticeAction} onClick={() => setLooking(true)}>
        {t('conflict.see')}
      </Button>
      {looking && (
        <OtherVersion
          slug={blog.slug}
          onTake={afterLooking(onTake)}
          onSaveOnTop={afterLooking(onSaveOnTop)}
          onClose={() => setLooking(false)}
        />
      )}
    </Notice>
  );
}
