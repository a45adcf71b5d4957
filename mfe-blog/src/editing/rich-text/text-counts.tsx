import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import styles from './rich-text.module.css';

const count = (number: number, one: string, many: string) =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;

export function TextCounts({ editor }: { editor: Editor }) {
  const { characters, words } = useEditorState({
    editor,
    selector: ({ editor: present }) => ({
      characters: present.storage.characterCount.characters(),
      words: present.storage.characterCount.words(),
    }),
  });
  return (
    <p className={styles.counts}>
      {count(words, 'word', 'words')} · {count(characters, 'character', 'characters')}
    </p>
  );
}
