import { TextField } from '@sufra/web-kit';
import { X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, type Ref, useState } from 'react';
import { t } from '../texts/text.ts';
import styles from './editor-form.module.css';
import { withTags } from './with-tags.ts';

export interface TagsFieldProps {
  tags: string[];
  error: string | undefined;
  onChange: (tags: string[]) => void;
  ref?: Ref<HTMLInputElement>;
}

/** Words become chips at a comma or Enter; what is left in the field when it is left does too. */
export function TagsField({ tags, error, onChange, ref }: TagsFieldProps) {
  const [typed, setTyped] = useState('');

  const take = (text: string) => {
    setTyped('');
    if (text.trim()) onChange(withTags(tags, text));
  };
  const type = (text: string) => (text.includes(',') ? take(text) : setTyped(text));

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      take(typed);
    }
    if (event.key === 'Backspace' && typed === '') onChange(tags.slice(0, -1));
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[,\n]/.test(text)) return;
    event.preventDefault();
    take(`${typed}${text.replaceAll('\n', ',')}`);
  };

  return (
    <div className={styles.tagsField}>
      <TextField
        ref={ref}
        label={t('editor.tags')}
        optional
        hint={t('editor.tagsHint')}
        autoComplete="off"
        value={typed}
        error={error}
        onChange={event => type(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={() => take(typed)}
      />
      {tags.length > 0 && (
        <ul className={styles.chips} aria-label={t('editor.tagsOfPost')}>
          {tags.map(tag => (
            <li key={tag} className={styles.chip}>
              <bdi>{tag}</bdi>
              <button
                type="button"
                aria-label={t('editor.removeTag', { tag })}
                onClick={() => onChange(tags.filter(each => each !== tag))}
              >
                <X aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
