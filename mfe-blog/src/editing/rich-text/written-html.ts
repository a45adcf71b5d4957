import { type Editor, getHTMLFromFragment, getSchema } from '@tiptap/core';
import { DOMParser } from '@tiptap/pm/model';
import { cleanHtml } from '../../article/clean-html.ts';
import { extensions } from './extensions.ts';

// The editor keeps an empty line at the end, to click into.
const withoutEmptyEnd = (html: string) => html.replace(/(?<!<p><\/p>)(?:<p><\/p>)+$/, '');

export const writtenHtml = (editor: Editor) => withoutEmptyEnd(editor.getHTML());

/** Some HTML as the editor would write it, so that what was not touched does not look changed. */
export function asWritten(html: string): string {
  const schema = getSchema(extensions);
  const { content } = DOMParser.fromSchema(schema).parse(cleanHtml(html));
  return withoutEmptyEnd(getHTMLFromFragment(content, schema));
}
