import { createHash } from 'node:crypto';
import type { SiteLanguage } from '@sufra/contracts';
import { type ContentAnswer, contentOf } from '@sufra/service-kit';
import type { PostDocument, PostModel } from '../models/post-model.ts';
import { saidIn } from '../translations/said-in.ts';
import { writeFeed } from './write-feed.ts';

const newestPosts = 30;

interface FeedDeps {
  posts: PostModel;
  siteUrl: string;
  language: SiteLanguage;
}

export async function feedContent({ posts: model, siteUrl, language }: FeedDeps): Promise<ContentAnswer> {
  const posts = await model
    .find({ deletedAt: null, language: saidIn(language) })
    .sort({ createdAt: -1, _id: -1 })
    .limit(newestPosts)
    .select({ searchText: 0, searchParts: 0, outbox: 0 })
    .lean<PostDocument[]>();
  const bytes = Buffer.from(writeFeed({ posts, siteUrl, language }));
  return contentOf(bytes, {
    type: 'application/atom+xml; charset=utf-8',
    etag: createHash('sha256').update(bytes).digest('base64url'),
    cacheControl: 'public, max-age=300',
  });
}
