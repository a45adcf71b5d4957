import { messages } from '@sufra/contracts';
import { Problem } from '@sufra/service-kit';
import { cleanHtml } from '../html/clean-html.ts';
import { describePicture } from '../pictures/describe-picture.ts';
import { pictureIdIn } from '../pictures/picture-address.ts';
import type { PictureDocument } from '../pictures/picture-model.ts';
import { textOf } from './excerpt.ts';

interface Cleaned {
  content: string;
  /** Of the pictures that it shows. */
  shown: string[];
}

const address = / src="([^"]+)"/g;

/** What is left of a content by the rules. A post of nothing is none, whatever was there before. */
export function cleanedContent(html: string, known: PictureDocument[]): Cleaned {
  const content = cleanHtml(html, new Map(known.map(picture => [picture._id, describePicture(picture)])));
  const shown = [...content.matchAll(address)].map(([, src = '']) => pictureIdIn(src) ?? '').filter(Boolean);
  if (shown.length === 0 && textOf(content) === '')
    throw new Problem('invalid_request', {
      details: [{ path: 'content', message: messages.blogContentMissing }],
    });
  return { content, shown: [...new Set(shown)] };
}
