import '@sufra/web-kit/zod-without-eval';
import { type Blog, BlogForm, limits } from '@sufra/contracts';
import { z } from 'zod';
import { t } from '../texts/text.ts';

const { title, content, metaTitle, metaDescription, coverAlt } = BlogForm.shape;

/** What is typed: the contract's rules, with nothing left out and the tags as the list that they are. */
export const BlogTexts = z.object({
  title,
  content,
  metaTitle: metaTitle.unwrap(),
  metaDescription: metaDescription.unwrap(),
  coverAlt: coverAlt.unwrap(),
  tags: z
    .array(z.string().max(limits.blogTagLength, { error: () => t('editor.tagTooLong') }))
    .max(limits.blogTags, { error: () => t('editor.tooManyTags', { most: limits.blogTags }) }),
});
export type BlogTexts = z.infer<typeof BlogTexts>;

export const textsOf = (blog: Blog | undefined): BlogTexts => ({
  title: blog?.title ?? '',
  content: blog?.content ?? '',
  tags: blog?.tags ?? [],
  metaTitle: blog?.metaTitle ?? '',
  metaDescription: blog?.metaDescription ?? '',
  coverAlt: blog?.coverAlt ?? '',
});
