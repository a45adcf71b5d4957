import type { Picture } from '@sufra/contracts';
import { showsSomething } from '@sufra/contracts';
import { cleanHtml } from '../html/clean-html.ts';
import { pictureIdIn } from '../pictures/picture-address.ts';
import { type WrittenFields, type WrittenTexts, writtenFields } from './written-fields.ts';

export interface Draft {
  written: WrittenTexts;
  /** Those that the post may show, by their ids. */
  pictures: (readonly [id: string, picture: Picture])[];
}

export interface PreparedPost {
  /** With the content as the rules leave it. */
  fields: WrittenFields;
  /** The ids of the pictures in the text. */
  shown: string[];
  /** Neither a word nor a picture is left, whatever was there before. */
  isEmpty: boolean;
}

const address = / src="([^"]+)"/g;

/** All that is worked out from what was written. For a long text of many tags that takes a second: see `openPreparer`. */
export function preparePost({ written, pictures }: Draft): PreparedPost {
  const content = cleanHtml(written.content, new Map(pictures));
  const shown = [...content.matchAll(address)].map(([, src = '']) => pictureIdIn(src) ?? '').filter(Boolean);
  return {
    fields: writtenFields({ ...written, content }),
    shown: [...new Set(shown)],
    isEmpty: !showsSomething(content),
  };
}
