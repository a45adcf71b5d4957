import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { t } from '../../texts/text.ts';
import styles from './rich-text.module.css';

export function TextCounts({ editor }: { editor: Editor }) {
  const { characters, words } = useEditorState({
    editor,
    selector: ({ editor: present }) => ({
      characters: present.storage.characterCount.characters(),
      words: present.storage.characterCount.words(),
    }),
  });
  return <p className={styles.counts}>{t('counts', { words, characters })}</p>;
}
