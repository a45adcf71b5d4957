import { z } from 'zod';
import { limits } from '../constants/limits.ts';
import { messages } from '../constants/messages.ts';
import type { ApiTable } from './api-table.ts';
import { Content, Id, Instant, MessageAnswer } from './fields.ts';
import { PageHead, SitePages, SitePath } from './page-head.ts';

/** Three widths of one picture; `src` is the widest for who knows no `srcset`. */
export const Picture = z.object({
  src: SitePath,
  srcset: z.string().describe('WebP in three widths'),
  avifSrcset: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
});
export type Picture = z.infer<typeof Picture>;

export const BlogSummary = z.object({
  _id: Id,
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  coverImage: z.string().nullable().describe('path on this server'),
  coverPicture: Picture.nullable().describe('the same cover in all its sizes'),
  coverAlt: z.string(),
  tags: z.array(z.string()),
  metaTitle: z.string(),
  metaDescription: z.string(),
  author: z.string(),
  readingMinutes: z.int().positive(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type BlogSummary = z.infer<typeof BlogSummary>;

export const Blog = BlogSummary.extend({
  content: z.string().describe('cleaned HTML'),
  version: z.int().positive().describe('what a save is based on'),
});
export type Blog = z.infer<typeof Blog>;

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

const params = z.object({ id: Id });
const Slug = z.string().max(120);

export const blogApi = {
  'GET /blogs': {
    slice: 'svc-blog',
    summary: 'Every post, newest first, without its content; `q` searches every text, `tag` wants that tag',
    access: 'public',
    query: z.object({
      q: z.string().trim().max(limits.blogSearchLength, 'This is too long to search for.').optional(),
      tag: z.string().trim().max(limits.blogTagLength).optional(),
    }),
    status: 200,
    answer: z.object({ blogs: z.array(BlogSummary) }),
    problems: [],
  },
  'POST /blogs': {
    slice: 'svc-blog',
    summary: 'Publish a post',
    access: 'moderator',
    takes: 'form',
    file: 'coverImage',
    body: BlogForm,
    longestMs: 30_000,
    status: 201,
    answer: z.object({ blog: Blog }),
    problems: ['image_too_large', 'not_an_image'],
  },
  'GET /blogs/head': {
    slice: 'svc-blog',
    summary: 'What stands in the head of a page of the blog',
    access: 'public',
    query: z.object({ path: SitePath }),
    status: 200,
    answer: PageHead,
    problems: [],
  },
  'GET /blogs/pages': {
    slice: 'svc-blog',
    summary: 'Every post’s page, for the sitemap',
    access: 'public',
    status: 200,
    answer: SitePages,
    problems: [],
  },
  'GET /blogs/feed': {
    slice: 'svc-blog',
    summary: 'The newest posts in full, as an Atom feed',
    access: 'public',
    gives: 'content',
    status: 200,
    answer: Content,
    problems: [],
  },
  'POST /blogs/images': {
    slice: 'svc-blog',
    summary: 'Keep a picture for use inside a post',
    access: 'moderator',
    takes: 'form',
    file: 'image',
    body: z.object({}),
    longestMs: 30_000,
    status: 201,
    answer: z.object({ picture: Picture }),
    problems: ['image_too_large', 'not_an_image'],
  },
  'GET /blogs/images/{id}': {
    slice: 'svc-blog',
    summary: 'A picture; its address names the width and the format',
    access: 'public',
    params: z.object({ id: z.string().max(100) }),
    gives: 'content',
    status: 200,
    answer: Content,
    problems: ['not_found'],
  },
  'GET /blogs/{slug}': {
    slice: 'svc-blog',
    summary: 'One post',
    access: 'public',
    params: z.object({ slug: Slug }),
    status: 200,
    answer: Blog,
    problems: ['not_found'],
  },
  'PUT /blogs/{id}': {
    slice: 'svc-blog',
    summary: 'Change a post',
    access: 'moderator',
    params,
    takes: 'form',
    file: 'coverImage',
    body: BlogChangeForm,
    longestMs: 30_000,
    status: 200,
    answer: z.object({ blog: Blog }),
    problems: ['not_found', 'edit_conflict', 'image_too_large', 'not_an_image'],
  },
  'DELETE /blogs/{id}': {
    slice: 'svc-blog',
    summary: 'Delete a post and its pictures',
    access: 'moderator',
    params,
    status: 200,
    answer: MessageAnswer,
    problems: ['not_found'],
  },
} as const satisfies ApiTable;
