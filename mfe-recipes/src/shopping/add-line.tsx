import { limits } from '@sufra/contracts';
import { Button, TextField } from '@sufra/web-kit';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { t } from '../texts/text.ts';
import styles from './add-line.module.css';
import { aWrite, newLineId, type ShoppingWrite } from './api/shopping-write.ts';

/** An own line, and the next one: the field stays where one types. */
export function AddLine({ onAdd }: { onAdd: (write: ShoppingWrite) => void }) {
  const [text, setText] = useState('');

  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onAdd(aWrite({ does: 'write', line: newLineId(), text: text.trim() }));
    setText('');
  };

  return (
    <form className={styles.add} onSubmit={add} data-print="hide">
      <TextField
        className={styles.field}
        label={t('shopping.add.label')}
        placeholder={t('shopping.add.example')}
        value={text}
        onChange={event => setText(event.target.value)}
        maxLength={limits.shoppingTextLength}
        autoComplete="off"
        enterKeyHint="done"
      />
      <Button type="submit" tone="quiet" className={styles.button}>
        <Plus aria-hidden="true" />
        {t('shopping.add.button')}
      </Button>
    </form>
  );
}
