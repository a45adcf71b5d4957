import { type BlogForm, readingMinutes, tagKey, textOf } from '@sufra/contracts';
import { searchFieldsOf } from '@sufra/service-kit';
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
  | 'searchParts'
  | 'tagKeys'
>;

/** What is worked upon: neither the cover nor where the post belongs. */
export type WrittenTexts = Pick<BlogForm, 'title' | 'content' | 'tags' | 'metaTitle' | 'metaDescription'>;

type Searched = Pick<PostDocument, 'title' | 'content' | 'tags' | 'metaTitle' | 'metaDescription'>;

/** What a post is found by. */
export const searchFields = ({ title, content, tags, metaTitle, metaDescription }: Searched) =>
  searchFieldsOf(title, metaTitle, metaDescription, ...tags, textOf(content));

/** What was written, its HTML cleaned already, with all that is made from it. */
export function writtenFields(written: WrittenTexts): WrittenFields {
  const { title, content, tags, metaTitle, metaDescription } = written;
  return {
    title,
    content,
    tags,
    metaTitle,
    metaDescription,
    excerpt: excerptOf(content),
    readingMinutes: readingMinutes(content),
    ...searchFields(written),
    tagKeys: [...new Set(tags.map(tagKey))],
  };
}
