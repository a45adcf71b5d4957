import { z } from 'zod';
import { Id, Instant, SiteLanguage } from './fields.ts';
import { Picture } from './picture.ts';

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
  language: SiteLanguage.describe('of its texts'),
  readingMinutes: z.int().positive(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type BlogSummary = z.infer<typeof BlogSummary>;

/** The same post in another language. */
export const BlogTranslation = z.object({ language: SiteLanguage, slug: z.string(), title: z.string() });
export type BlogTranslation = z.infer<typeof BlogTranslation>;

export const Blog = BlogSummary.extend({
  content: z.string().describe('cleaned HTML'),
  translations: z.array(BlogTranslation),
  version: z.int().positive().describe('what a save is based on'),
});
export type Blog = z.infer<typeof Blog>;
