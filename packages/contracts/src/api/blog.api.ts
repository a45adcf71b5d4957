import { z } from 'zod';
import * as limits from '../constants/limits.ts';
import type { ApiTable } from './api-table.ts';
import { Blog, BlogSummary } from './blog.ts';
import { BlogChangeForm, BlogForm } from './blog-form.ts';
import { eventOperations } from './event-operations.ts';
import { Content, Id, MessageAnswer, SiteLanguage } from './fields.ts';
import { orStop } from './or-stop.ts';
import { ownWords } from './own-words.ts';
import { PageHead, SitePages, SitePath } from './page-head.ts';
import { Found, Next, PageQuery, SearchWords } from './paged.ts';
import { Picture } from './picture.ts';

// One address, so one name: a post is read by its slug and changed by its id.
const byId = z.object({ post: Id.describe('its id') });
const bySlug = z.object({ post: z.string().max(limits.blogSlugLength, orStop()).describe('its slug') });

/** Without any of these, every post. */
const BlogFilter = z.object({
  q: SearchWords.optional().describe('words of any text of the post, or parts of them'),
  tag: ownWords().trim().max(limits.blogTagLength, orStop()).optional(),
  language: SiteLanguage.optional().describe('posts in this language alone'),
  notLanguage: SiteLanguage.optional().describe('posts in all other languages than this one'),
});

export const blogApi = {
  ...eventOperations('svc-blog'),
  'GET /blogs': {
    slice: 'svc-blog',
    summary: 'The posts without their content, newest first, page by page',
    access: 'public',
    query: BlogFilter.extend(PageQuery.shape),
    status: 200,
    answer: z.object({ blogs: z.array(BlogSummary), next: Next }),
    problems: [],
  },
  'GET /blogs/counts': {
    slice: 'svc-blog',
    summary: 'How many posts there are of what is looked for',
    access: 'public',
    query: BlogFilter,
    status: 200,
    answer: Found.extend({
      elsewhere: Found.nullable().describe('in all other languages, where one is asked for'),
    }),
    problems: [],
  },
  'POST /blogs': {
    slice: 'svc-blog',
    summary: 'Publish a post',
    access: 'moderator',
    takes: 'form',
    file: 'coverImage',
    body: BlogForm,
    maxMs: 30_000,
    status: 201,
    answer: z.object({ blog: Blog }),
    problems: ['image_too_large', 'not_an_image'],
  },
  'GET /blogs/head': {
    slice: 'svc-blog',
    summary: 'What stands in the head of a page of the blog',
    access: 'public',
    query: z.object({
      path: SitePath,
      language: SiteLanguage.optional().describe('of the page around it; English unless given'),
    }),
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
    summary: 'The newest posts of a language in full, as an Atom feed',
    access: 'public',
    query: z.object({ language: SiteLanguage.default('en') }),
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
    maxMs: 30_000,
    status: 201,
    answer: z.object({ picture: Picture }),
    problems: ['image_too_large', 'not_an_image'],
  },
  'GET /blogs/images/{id}': {
    slice: 'svc-blog',
    summary: 'A picture; its address names the width and the format',
    access: 'public',
    params: z.object({ id: z.string().max(100, orStop()) }),
    gives: 'content',
    status: 200,
    answer: Content,
    problems: ['not_found'],
  },
  'GET /blogs/{post}': {
    slice: 'svc-blog',
    summary: 'One post',
    access: 'public',
    params: bySlug,
    status: 200,
    answer: Blog,
    problems: ['not_found'],
  },
  'PUT /blogs/{post}': {
    slice: 'svc-blog',
    summary: 'Change a post',
    access: 'moderator',
    params: byId,
    takes: 'form',
    file: 'coverImage',
    body: BlogChangeForm,
    maxMs: 30_000,
    status: 200,
    answer: z.object({ blog: Blog }),
    problems: ['not_found', 'edit_conflict', 'image_too_large', 'not_an_image'],
  },
  'DELETE /blogs/{post}': {
    slice: 'svc-blog',
    summary: 'Delete a post and its pictures',
    access: 'moderator',
    params: byId,
    status: 200,
    answer: MessageAnswer,
    problems: ['not_found'],
  },
} as const satisfies ApiTable;
