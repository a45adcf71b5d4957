import '@sufra/web-kit/zod-without-eval';
import { SiteLanguage } from '@sufra/contracts';
import { keptForMember } from '@sufra/web-kit';
import { z } from 'zod';

const Draft = z.object({
  /** Milliseconds. */
  savedAt: z.number(),
  /** What it was based on; null for a new post. */
  version: z.number().nullable(),
  /** A chosen cover cannot be kept. */
  hadCover: z.boolean(),
  texts: z.object({
    title: z.string(),
    content: z.string(),
    tags: z.array(z.string()),
    metaTitle: z.string(),
    metaDescription: z.string(),
    coverAlt: z.string(),
    // What was kept before posts had a language has none.
    language: SiteLanguage.default('en'),
    translationOf: z.string().default(''),
  }),
});
export type Draft = z.infer<typeof Draft>;

/** The unsaved text of one member for one post, or for a new one. */
export function draftStore(memberId: string, postId: string | undefined) {
  const kept = keptForMember(memberId, `blog-draft:${postId ?? 'new'}`);
  return {
    read: (): Draft | undefined => Draft.safeParse(kept.read()).data,
    write: (draft: Draft) => kept.write(draft),
    remove: () => kept.remove(),
  };
}

export type DraftStore = ReturnType<typeof draftStore>;
