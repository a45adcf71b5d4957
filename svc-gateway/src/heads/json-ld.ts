import { brand, type PageHead } from '@sufra/contracts';

/** An article as search engines read it. */
export function articleOf(
  head: PageHead,
  { address, image }: { address: string; image?: string | undefined },
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: head.title,
    description: head.description,
    mainEntityOfPage: address,
    ...(image && { image: [image] }),
    ...(head.publishedAt && { datePublished: head.publishedAt }),
    ...(head.changedAt && { dateModified: head.changedAt }),
    ...(head.author && { author: { '@type': 'Person', name: head.author } }),
    ...(head.tags.length > 0 && { keywords: head.tags.join(', ') }),
    publisher: { '@type': 'Organization', name: brand.name },
  };
}

/** JSON that no parser of HTML takes for markup, whatever stands in its texts. */
export const asData = (value: object) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
