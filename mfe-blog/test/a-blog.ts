import type { BlogSummary } from '@sufra/contracts';

export const aBlog = (overrides: Partial<BlogSummary> = {}): BlogSummary => ({
  _id: '65f0b1060000000000000001',
  title: 'Dates, and when to eat them',
  slug: 'dates-and-when-to-eat-them',
  excerpt: 'Rutab comes first, tamr comes later. In Madina they begin with an odd number.',
  coverImage: null,
  coverAlt: '',
  tags: ['Ramadan', 'Sunnah foods'],
  metaTitle: 'Dates',
  metaDescription: 'From fresh rutab to dried tamr.',
  author: 'Yusuf',
  createdAt: '2026-11-02T08:00:00.000Z',
  updatedAt: '2026-11-02T19:00:00.000Z',
  ...overrides,
});
