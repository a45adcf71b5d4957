import { Types } from 'mongoose';
import type { PostDocument } from '../src/posts/post-model.ts';

let made = 0;

export const aPost = (overrides: Partial<PostDocument> = {}): PostDocument => ({
  _id: new Types.ObjectId(),
  title: 'Seven ways with olives',
  slug: `seven-ways-with-olives-${++made}`,
  content: '<p>Begin with <strong>good</strong> olives.</p>',
  excerpt: 'Begin with good olives.',
  coverImage: '/api/v1/blogs/images/5afa000000000000000000aa',
  coverAlt: 'A bowl of green olives',
  tags: ['Olives'],
  metaTitle: 'Seven ways with olives',
  metaDescription: 'What to do with a jar of olives, seven times over.',
  author: 'Maryam Siddiqui',
  createdAt: new Date('2026-10-01T12:00:00Z'),
  updatedAt: new Date('2026-10-02T12:00:00Z'),
  ...overrides,
});
