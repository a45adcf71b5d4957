import { Notice, useElementId } from '@sufra/web-kit';
import { acceptedPictures } from '@sufra/web-kit/photo';
import { EditorContent, useEditorState } from '@tiptap/react';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import prose from '../../article/prose.module.css';
import { t } from '../../texts/text.ts';
import { LinkBar } from './link-bar.tsx';
import { PictureBar } from './picture-bar.tsx';
import styles from './rich-text.module.css';
import { TableBar } from './table-bar.tsx';
import { TextCounts } from './text-counts.tsx';
import { Toolbar } from './toolbar.tsx';
import { Uploads } from './uploads.tsx';
import { usePictureUploads } from './use-picture-uploads.ts';
import { useRichText } from './use-rich-text.ts';

export interface RichTextFieldProps {
  label: string;
  html: string;
  /** In which language it is, and from which side that runs. */
  written: { lang: string; dir: string };
  error: string | undefined;
  onChange: (html: string) => void;
  /** Whether pictures are still on their way. */
  onBusy: (busy: boolean) => void;
  /** The form focuses it when it is the first that is wrong. */
  ref: (field: { focus: () => void } | null) => void;
}

export function RichTextField({ label, html, written, error, onChange, onBusy, ref }: RichTextFieldProps) {
  const id = useElementId();
  const picker = useRef<HTMLInputElement>(null);
  const [linking, setLinking] = useState(false);
  const uploads = usePictureUploads();
  const isBusy = uploads.underWay.length > 0;

  const editor = useRichText({
    html,
    className: [prose.prose, styles.text].join(' '),
    attributes: {
      id,
      'aria-labelledby': `${id}-label`,
      'aria-required': 'true',
      ...written,
      ...(error && { 'aria-invalid': 'true', 'aria-describedby': `${id}-error` }),
    },
    onChange,
    onPictures: uploads.add,
    onLink: () => setLinking(true),
  });
  const at = useEditorState({
    editor,
    selector: ({ editor: present }) => ({
      inTable: present.isActive('table'),
      onPicture: present.isActive('image'),
      alt: String(present.getAttributes('image').alt ?? ''),
      href: String(present.getAttributes('link').href ?? ''),
    }),
  });

  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  useEffect(() => {
    ref({ focus: () => editor.view.focus() });
    return () => ref(null);
  }, [editor, ref]);

  return (
    <div className={styles.field}>
      <span className={styles.label} id={`${id}-label`}>
        {label}
      </span>
      <div className={styles.frame} data-invalid={error ? '' : undefined}>
        <div className={styles.tools}>
          <Toolbar
            editor={editor}
            controls={id}
            onLink={() => setLinking(true)}
            onPicture={() => picker.current?.click()}
          />
          {linking && <LinkBar editor={editor} href={at.href} onClose={() => setLinking(false)} />}
          {!linking && at.onPicture && <PictureBar editor={editor} alt={at.alt} />}
          {!linking && at.inTable && <TableBar editor={editor} />}
          <Uploads underWay={uploads.underWay} />
        </div>
        <EditorContent editor={editor} />
        <TextCounts editor={editor} />
      </div>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <CircleAlert aria-hidden="true" />
          {error}
        </p>
      )}
      {uploads.problem && <Notice tone="danger">{uploads.problem}</Notice>}
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        accept={acceptedPictures}
        aria-label={t('picture.forText')}
        onChange={({ currentTarget }) => {
          uploads.add(editor, [...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
