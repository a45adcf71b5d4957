import { z } from 'zod';
import { Id, Instant, SiteLanguage } from './fields.ts';
import { SitePath } from './page-head.ts';

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
