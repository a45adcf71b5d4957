import { brand, type SiteLanguage } from '@sufra/contracts';
import { escapeHtml } from '@sufra/service-kit';
import type { PostDocument } from '../models/post-model.ts';
import { textsIn } from '../texts/text.ts';
import { coverHtml } from './cover-html.ts';

interface Feed {
  posts: readonly PostDocument[];
  /** Where readers find the site. */
  siteUrl: string;
  language: SiteLanguage;
}

/** Of cleaned HTML: addresses of this site as whole ones, and without what only a page knows to use. */
const forReaders = (html: string, siteUrl: string) =>
  html
    .replace(/ (?:srcset|sizes|loading|decoding)="[^"]*"/g, '')
    .replace(/ (href|src)="\/(?!\/)/g, ` $1="${escapeHtml(siteUrl)}/`);

function entry(post: PostDocument, { siteUrl, language }: Omit<Feed, 'posts'>): string {
  const address = escapeHtml(siteUrl + pathIn(language, `/blog/${post.slug}`));
  const content = forReaders(`${coverHtml(post)}${post.content}`, siteUrl);
  return `  <entry>
    <id>${address}</id>
    <title>${escapeHtml(post.title)}</title>
    <link rel="alternate" type="text/html" href="${address}"/>
    <published>${post.createdAt.toISOString()}</published>
    <updated>${post.updatedAt.toISOString()}</updated>
    <author><name>${escapeHtml(post.author || brand.name)}</name></author>
${post.tags.map(tag => `    <category term="${escapeHtml(tag)}"/>\n`).join('')}    <summary>${escapeHtml(post.metaDescription || post.excerpt)}</summary>
    <content type="html" xml:base="${escapeHtml(siteUrl)}/">${escapeHtml(content)}</content>
  </entry>
`;
}

// English has no prefix.
const pathIn = (language: SiteLanguage, path: string) => (language === 'en' ? path : `/${language}${path}`);

/** An Atom feed (RFC 4287) with the whole text of each post. */
export function writeFeed({ posts, siteUrl, language }: Feed): string {
  const site = escapeHtml(siteUrl + pathIn(language, ''));
  const t = textsIn(language);
  const newest = Math.max(0, ...posts.map(({ updatedAt }) => updatedAt.getTime()));
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  <id>${site}/blog</id>
  <title>${escapeHtml(t('feed.title', { brand: brand.name }))}</title>
  <subtitle>${escapeHtml(t('list.words'))}</subtitle>
  <link rel="self" type="application/atom+xml" href="${site}/feed.xml"/>
  <link rel="alternate" type="text/html" href="${site}/blog"/>
  <updated>${new Date(newest).toISOString()}</updated>
  <author><name>${escapeHtml(brand.name)}</name></author>
${posts.map(post => entry(post, { siteUrl, language })).join('')}</feed>
`;
}
