import { type BlogForm, readingMinutes, tagKey, textOf } from '@sufra/contracts';
import { searchTextOf } from '@sufra/service-kit';
import type { PostDocument } from '../models/post-model.ts';
import { excerptOf } from './excerpt.ts';

export type WrittenFields = Pick<
  PostDocument,
  | 'title'
  | 'content'
  | 'tags'
  | 'metaTitle'
  | 'metaDescription'
  | 'excerpt'
  | 'readingMinutes'
  | 'searchText'
  | 'tagKeys'
>;

/** What was written, its HTML cleaned already, with all that is made from it. */
export function writtenFields(written: Omit<BlogForm, 'coverAlt'>): WrittenFields {
  const { title, content, tags, metaTitle, metaDescription } = written;
  return {
    title,
    content,
    tags,
    metaTitle,
    metaDescription,
    excerpt: excerptOf(content),
    readingMinutes: readingMinutes(content),
    searchText: searchTextOf(title, metaTitle, metaDescription, ...tags, textOf(content)),
    tagKeys: [...new Set(tags.map(tagKey))],
  };
}
