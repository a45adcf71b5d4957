import type { Editor } from '@tiptap/core';
import { useEditor } from '@tiptap/react';
import { useState } from 'react';
import { cleanPasted } from '../../article/clean-html.ts';
import { extensions } from './extensions.ts';
import { htmlToDocument } from './html-to-document.ts';
import { picturesIn } from './pictures-in.ts';
import { writtenHtml } from './written-html.ts';

interface RichText {
  /** What stands there at first. */
  html: string;
  className: string;
  attributes: Record<string, string>;
  onChange: (html: string) => void;
  onPictures: (editor: Editor, files: File[], at?: number) => void;
  onLink: () => void;
}

const isLinkKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey);

export function useRichText({ html, className, attributes, onChange, onPictures, onLink }: RichText) {
  const [content] = useState(() => htmlToDocument(html));

  const editor: Editor = useEditor({
    extensions,
    content,
    // The site's policy allows no style element; the few rules that it would hold are in rich-text.module.css.
    injectCSS: false,
    onUpdate: update => onChange(writtenHtml(update.editor)),
    editorProps: {
      attributes: { class: className, role: 'textbox', 'aria-multiline': 'true', ...attributes },
      transformPastedHTML: cleanPasted,
      handlePaste: (_view, event) => {
        const pictures = picturesIn(event.clipboardData);
        if (pictures.length > 0) onPictures(editor, pictures);
        return pictures.length > 0;
      },
      handleDrop: (view, event, _slice, moved) => {
        const pictures = moved ? [] : picturesIn(event.dataTransfer);
        if (pictures.length === 0) return false;
        event.preventDefault();
        onPictures(editor, pictures, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos);
        return true;
      },
      handleKeyDown: (_view, event) => {
        if (!isLinkKey(event)) return false;
        event.preventDefault();
        onLink();
        return true;
      },
    },
  });
  return editor;
}
