import type { PostDocument } from '../models/post-model.ts';
import { escapeText } from './escape-text.ts';

type Cover = Pick<PostDocument, 'coverPicture' | 'coverAlt'>;

export function coverHtml({ coverPicture, coverAlt }: Cover): string {
  if (!coverPicture) return '';
  const { src, width, height } = coverPicture;
  return `<p><img src="${escapeText(src)}" alt="${escapeText(coverAlt)}" width="${width}" height="${height}"></p>`;
}
