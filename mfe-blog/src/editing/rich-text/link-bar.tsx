import { Button, TextField } from '@sufra/web-kit';
import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, useState } from 'react';
import { t } from '../../texts/text.ts';
import { asAddress } from './safe-address.ts';
import styles from './toolbar.module.css';

interface LinkBarProps {
  editor: Editor;
  /** Of the link at the cursor; empty where there is none. */
  href: string;
  onClose: () => void;
}

// The same in every language.
const webAddress = 'https://';

/** Where a link leads. `data-own-escape`: Escape closes this and not the editor around it. */
export function LinkBar({ editor, href, onClose }: LinkBarProps) {
  const [typed, setTyped] = useState(href);
  const [problem, setProblem] = useState<string>();

  const finish = () => {
    onClose();
    editor.view.focus();
  };
  const apply = () => {
    const address = asAddress(typed);
    if (!address) return setProblem(t('link.problem'));
    setLink(editor, address);
    finish();
  };
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run();
    finish();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') finish();
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    apply();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the field and the buttons within
    <div className={styles.bar} data-own-escape="" onKeyDown={onKeyDown}>
      <TextField
        className={styles.field}
        label={t('link.address')}
        inputMode="url"
        autoComplete="off"
        placeholder={webAddress}
        value={typed}
        error={problem}
        ref={element => element?.focus()}
        onChange={event => {
          setTyped(event.target.value);
          setProblem(undefined);
        }}
      />
      <div className={styles.barActions}>
        <Button tone="quiet" onClick={apply}>
          {t('link.apply')}
        </Button>
        {href && (
          <Button tone="danger" onClick={remove}>
            {t('link.remove')}
          </Button>
        )}
        <Button tone="quiet" onClick={finish}>
          {t('link.close')}
        </Button>
      </div>
    </div>
  );
}

function setLink(editor: Editor, href: string) {
  const { empty } = editor.state.selection;
  if (empty && !editor.isActive('link')) {
    editor.commands.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] });
    return;
  }
  editor.chain().extendMarkRange('link').setLink({ href }).run();
}
