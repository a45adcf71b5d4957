import { getSchema, type JSONContent } from '@tiptap/core';
import { DOMParser } from '@tiptap/pm/model';
import { cleanHtml } from '../../article/clean-html.ts';
import { extensions } from './extensions.ts';

/** The editor's own form of a post. The library would have text parsed by the browser, which Trusted Types forbid. */
export function htmlToDocument(html: string): JSONContent {
  const parser = DOMParser.fromSchema(getSchema(extensions));
  return parser.parse(cleanHtml(html)).toJSON();
}
