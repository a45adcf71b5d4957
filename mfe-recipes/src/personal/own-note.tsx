import { limits } from '@sufra/contracts';
import { Button, TextArea } from '@sufra/web-kit';
import { useState } from 'react';
import { t } from '../texts/text.ts';
import styles from './personal.module.css';

interface OwnNoteProps {
  note: string;
  isBusy: boolean;
  onKeep: (note: string, whenKept: () => void) => void;
}

/** What a member wants to remember about a recipe. What is typed stays until it is kept. */
export function OwnNote({ note, isBusy, onKeep }: OwnNoteProps) {
  const [typed, setTyped] = useState<string>();
  const isChanged = typed !== undefined && typed.trim() !== note;
  return (
    <div className={styles.part}>
      <TextArea
        label={t('personal.note')}
        className={styles.note}
        rows={2}
        maxLength={limits.ownNoteLength}
        value={typed ?? note}
        onChange={event => setTyped(event.target.value)}
      />
      {isChanged && (
        <div className={styles.row}>
          <Button busy={isBusy} onClick={() => onKeep(typed, () => setTyped(undefined))}>
            {t('personal.keepNote')}
          </Button>
          <Button tone="quiet" onClick={() => setTyped(undefined)}>
            {t('writing.cancel')}
          </Button>
        </div>
      )}
    </div>
  );
}
