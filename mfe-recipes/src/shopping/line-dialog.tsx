import { limits, type ShoppingLine, type ShoppingList, shopShelves } from '@sufra/contracts';
import { Button, Dialog, SelectField, TextField } from '@sufra/web-kit';
import { House, Trash2 } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { t } from '../texts/text.ts';
import { aWrite, type ShoppingWrite } from './api/shopping-write.ts';
import styles from './line-dialog.module.css';
import { shelfTitles } from './shelf-titles.ts';

interface LineDialogProps {
  line: ShoppingLine;
  list: ShoppingList;
  onChange: (write: ShoppingWrite) => void;
  onClose: () => void;
}

/** All that can be done with one line. */
export function LineDialog({ line, list, onChange, onClose }: LineDialogProps) {
  const form = useId();
  const [text, setText] = useState(line.text ?? '');
  const [note, setNote] = useState(line.note);
  const [shelf, setShelf] = useState(line.shelf);

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = text.trim();
    if (line.kind === 'own' && written !== '' && written !== line.text)
      onChange(aWrite({ does: 'write', line: line.id, text: written }));
    const changed = {
      ...(note.trim() !== line.note && { note: note.trim() }),
      ...(shelf !== line.shelf && { shelf }),
    };
    if (Object.keys(changed).length > 0) onChange(aWrite({ does: 'place', line: line.id, ...changed }));
    onClose();
  };
  const doAndClose = (write: ShoppingWrite) => {
    onChange(write);
    onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      size="small"
      keepOnOutsidePress
      title={line.name}
      footer={
        <Button type="submit" form={form}>
          {t('shopping.save')}
        </Button>
      }
    >
      <form id={form} className={styles.fields} onSubmit={save}>
        {line.kind === 'own' && (
          <TextField
            label={t('shopping.line.text')}
            value={text}
            onChange={event => setText(event.target.value)}
            maxLength={limits.shoppingTextLength}
            autoComplete="off"
          />
        )}
        <TextField
          label={t('shopping.line.note')}
          value={note}
          onChange={event => setNote(event.target.value)}
          maxLength={limits.shoppingNoteLength}
          autoComplete="off"
        />
        <SelectField
          label={t('shopping.line.shelf')}
          value={shelf}
          onChange={event => setShelf(shopShelves.find(each => each === event.target.value) ?? line.shelf)}
          options={list.shelves.map(shelf => ({ value: shelf, label: shelfTitles()[shelf] }))}
        />
        {line.kind === 'own' ? (
          <Button tone="quiet" onClick={() => doAndClose(aWrite({ does: 'take off', line: line.id }))}>
            <Trash2 aria-hidden="true" />
            {t('shopping.line.takeOff')}
          </Button>
        ) : (
          <Button
            tone="quiet"
            onClick={() => doAndClose(aWrite({ does: 'keep at home', atHome: [...list.atHome, line.name] }))}
          >
            <House aria-hidden="true" />
            {t('shopping.line.atHome')}
          </Button>
        )}
      </form>
    </Dialog>
  );
}
