import { z } from 'zod';
import { limits } from '../constants/limits.ts';
import { messages } from '../constants/messages.ts';

const noControls = /^\P{Cc}*$/u;

const Tags = z
  .array(z.string().trim().max(limits.blogTagLength, 'This tag is too long.').regex(noControls))
  .max(limits.blogTags, `Please use at most ${limits.blogTags} tags.`)
  .transform(tags => {
    const byWord = new Map(tags.filter(Boolean).map(tag => [tag.toLowerCase(), tag]));
    return [...byWord.values()];
  });

// Forms carry texts alone, so the list comes as JSON in one of them.
const TagsText = z
  .string()
  .max(10_000)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue('This is not a list of tags.');
      return z.NEVER;
    }
  })
  .pipe(Tags);

const hasText = (html: string) =>
  /<img\b/i.test(html) ||
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|&#160;|&#xa0;/gi, ' ')
    .trim() !== '';

/** The texts of the form that creates a post. The cover comes beside them, as `coverImage`. */
export const BlogForm = z.object({
  title: z
    .string()
    .trim()
    .min(1, messages.blogTitleMissing)
    .max(limits.blogTitleLength, messages.blogTitleTooLong)
    .regex(noControls, 'Please use one line of text.'),
  content: z
    .string()
    .max(limits.blogContentLength, 'This post is too long.')
    .refine(hasText, messages.blogContentMissing),
  tags: TagsText.default([]),
  metaTitle: z
    .string()
    .trim()
    .max(limits.blogTitleLength, messages.blogTitleTooLong)
    .regex(noControls)
    .default(''),
  metaDescription: z
    .string()
    .trim()
    .max(limits.blogMetaDescriptionLength, messages.blogMetaDescriptionTooLong)
    .default(''),
  coverAlt: z.string().trim().max(limits.blogAltLength, 'This description is too long.').default(''),
});
export type BlogForm = z.output<typeof BlogForm>;

const FormBoolean = z.enum(['true', 'false']).transform(value => value === 'true');

/** A save says which version it is based on, so that it cannot undo what somebody else saved since. */
export const BlogChangeForm = BlogForm.extend({
  version: z
    .string()
    .regex(/^\d{1,9}$/, 'This is not a version.')
    .transform(Number),
  removeCover: FormBoolean.default(false),
});
