import type { PageHead } from '@sufra/contracts';

export const aHead = (overrides: Partial<PageHead> = {}): PageHead => ({
  status: 200,
  title: 'Olive oil - Sufra',
  description: 'Pressed and poured.',
  path: '/blog/olive-oil',
  isIndexed: true,
  type: 'website',
  image: null,
  publishedAt: null,
  changedAt: null,
  author: null,
  tags: [],
  html: null,
  ...overrides,
});
