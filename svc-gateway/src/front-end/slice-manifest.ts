import { SitePath } from '@sufra/contracts';
import { z } from 'zod';

// Below its slice and nowhere else: it becomes an address of this site.
export const FileName = z.string().regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/);

// A call of the contract, below /api/v1: nothing else is asked on a slice's word.
const Call = z.string().regex(/^\/[\w/-]+$/);

const PageWords = z.object({
  title: z.string(),
  /** The site's motto, after whose name a page without a title is called. */
  tagline: z.string().optional(),
  description: z.string(),
  alt: z.string().optional(),
});
export type PageWords = z.infer<typeof PageWords>;

const ByLanguage = <Said extends z.ZodType>(said: Said) => z.record(z.string(), said).optional();

const ListedPage = PageWords.omit({ alt: true }).extend({
  path: z.string().startsWith('/'),
  image: z.object({ path: SitePath, alt: z.string() }).optional(),
  translations: ByLanguage(PageWords),
});

const Prerendered = z.object({
  path: z.string().startsWith('/'),
  file: FileName,
  css: z.array(FileName),
  language: z.string().optional(),
});

const Frame = z.object({
  paths: z.array(z.string().startsWith('/')),
  file: FileName,
  css: z.array(FileName),
  language: z.string().optional(),
});

/** A module that draws the pages of these paths with what the API answers. */
const Drawing = z.object({
  file: FileName,
  paths: z.array(z.string().startsWith('/')),
});

/** What a slice's build says of itself in slice.json. */
export const SliceManifest = z.object({
  name: z.string(),
  title: z.string(),
  titles: ByLanguage(z.string()),
  entry: FileName,
  css: z.array(FileName).optional(),
  paths: z.array(z.string().startsWith('/')),
  languages: z.array(z.string()).optional(),
  pages: z.array(ListedPage).default([]),
  prerendered: z.array(Prerendered).default([]),
  frames: z.array(Frame).default([]),
  drawing: Drawing.optional(),
  version: z
    .string()
    .regex(/^\d+\.\d+\.\d[\w.-]*$/)
    .optional(),
  /** Of the tree that its image was made of. */
  commit: z
    .string()
    .regex(/^[\da-f]{40}$/)
    .optional(),
  /** Names the list of all its files that bear a hash; the list's own name bears one too, and so names the build. */
  files: FileName.optional(),
  /** Calls that its pages begin with, which a member's browser keeps answered for when there is no net. */
  offline: z.array(z.string().regex(/^\/[\w/?=&-]+$/)).optional(),
  heads: z.object({ paths: z.array(z.string().startsWith('/')), call: Call }).optional(),
  listing: Call.optional(),
  feed: z
    .object({
      ...{ path: z.string().regex(/^\/[\w.-]+$/), title: z.string(), call: Call },
      titles: ByLanguage(z.string()),
    })
    .optional(),
});
export type SliceManifest = z.infer<typeof SliceManifest>;
