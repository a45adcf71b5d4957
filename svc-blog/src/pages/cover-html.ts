import { escapeHtml } from '@sufra/service-kit';
import type { PostDocument } from '../models/post-model.ts';

type Cover = Pick<PostDocument, 'coverPicture' | 'coverAlt'>;

export function coverHtml({ coverPicture, coverAlt }: Cover): string {
  if (!coverPicture) return '';
  const { src, width, height } = coverPicture;
  return `<p><img src="${escapeHtml(src)}" alt="${escapeHtml(coverAlt)}" width="${width}" height="${height}"></p>`;
}
