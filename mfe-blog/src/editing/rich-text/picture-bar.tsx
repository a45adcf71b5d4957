import { limits } from '@sufra/contracts';
import { Button, TextField } from '@sufra/web-kit';
import type { Editor } from '@tiptap/core';
import { t } from '../../texts/text.ts';
import styles from './toolbar.module.css';

/** For the picture that is selected. */
export const PictureBar = ({ editor, alt }: { editor: Editor; alt: string }) => (
  <div className={styles.bar}>
    <TextField
      className={styles.field}
      label={t('picture.describe')}
      hint={t('picture.forWhom')}
      value={alt}
      maxLength={limits.blogAltLength}
      onChange={event => editor.commands.updateAttributes('image', { alt: event.target.value })}
    />
    <Button
      tone="danger"
      onClick={() => {
        editor.commands.deleteSelection();
        editor.view.focus();
      }}
    >
      {t('picture.remove')}
    </Button>
  </div>
);
