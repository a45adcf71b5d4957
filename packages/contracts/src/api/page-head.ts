import { z } from 'zod';
import { Instant, SiteLanguage } from './fields.ts';
import { orStop } from './or-stop.ts';

/** A path of this site, as the address bar shows it. */
export const SitePath = z
  .string()
  .max(2_000, orStop())
  .regex(/^\/(?!\/)[^\\\p{Cc}]*$/u, orStop('This is not a path of this site.'));

/** A page of the same content in another language. */
const Translation = z.object({ language: SiteLanguage, path: SitePath });

/** Where its content is in one language alone: that, and where it is in others. Every page around it is in six. */
const ownLanguage = {
  language: SiteLanguage.optional().describe('of its content, where that is in one language alone'),
  translations: z.array(Translation).optional().describe('the same content in other languages'),
};

/** What the server writes into the shell's page for those who run no script: crawlers, link previews. */
export const PageHead = z.object({
  status: z.union([z.literal(200), z.literal(404)]),
  title: z.string(),
  description: z.string(),
  path: SitePath.nullable().describe('the one address of this page; null where there is none'),
  isIndexed: z.boolean().describe('whether search engines may list it'),
  type: z.enum(['website', 'article']),
  image: z.object({ path: SitePath, alt: z.string() }).nullable(),
  publishedAt: Instant.nullable(),
  changedAt: Instant.nullable(),
  author: z.string().nullable(),
  tags: z.array(z.string()),
  ...ownLanguage,
  html: z.string().nullable().describe('cleaned: the page, its heading too, for who runs no script'),
});
export type PageHead = z.infer<typeof PageHead>;

/** Pages of a slice that a sitemap lists beside those that its build names. */
export const SitePages = z.object({
  pages: z.array(z.object({ path: SitePath, changedAt: Instant, ...ownLanguage })),
});
export type SitePages = z.infer<typeof SitePages>;
