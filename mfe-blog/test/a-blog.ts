import type { Blog, BlogSummary, Picture } from '@sufra/contracts';

/** As the list has it. */
export const aBlog = (overrides: Partial<BlogSummary> = {}): BlogSummary => ({
  _id: '65f0b1060000000000000001',
  title: 'Dates, and when to eat them',
  slug: 'dates-and-when-to-eat-them',
  excerpt: 'Rutab comes first, tamr comes later. In Madina they begin with an odd number.',
  coverImage: null,
  coverPicture: null,
  coverAlt: '',
  tags: ['Ramadan', 'Sunnah foods'],
  metaTitle: 'Dates',
  metaDescription: 'From fresh rutab to dried tamr.',
  author: 'Yusuf',
  language: 'en',
  readingMinutes: 4,
  createdAt: '2026-11-02T08:00:00.000Z',
  updatedAt: '2026-11-02T19:00:00.000Z',
  ...overrides,
});

/** As its own page has it. */
export const aPost = (overrides: Partial<Blog> = {}): Blog => ({
  ...aBlog(),
  translations: [],
  content: '<h2>Rutab</h2><p>Soft and <strong>fresh</strong>.</p>',
  version: 3,
  ...overrides,
});

export const aPicture = (name = 'dates'): Picture => {
  const address = (width: number, format: string) => `/api/v1/blogs/images/${name}-${width}.${format}`;
  const srcset = (format: string) =>
    [480, 960, 1600].map(width => `${address(width, format)} ${width}w`).join(', ');
  return {
    src: address(1600, 'webp'),
    srcset: srcset('webp'),
    avifSrcset: srcset('avif'),
    width: 1600,
    height: 900,
  };
};
