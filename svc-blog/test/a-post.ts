import { recordCreate } from '@sufra/service-kit';
import { Types } from 'mongoose';
import type { PostDocument } from '../src/models/post-model.ts';
import { writtenFields } from '../src/posts/written-fields.ts';

let made = 0;

/** A post as the database holds it; what is made from its texts fits them. */
export function aPost(overrides: Partial<PostDocument> = {}): PostDocument {
  const written = {
    title: 'Seven ways with olives',
    content: '<p>Begin with <strong>good</strong> olives.</p>',
    tags: ['Olives'],
    metaTitle: 'Seven ways with olives',
    metaDescription: 'What to do with a jar of olives, seven times over.',
    ...overrides,
  };
  return recordCreate({
    _id: new Types.ObjectId(),
    slug: `seven-ways-with-olives-${++made}`,
    ...writtenFields(written),
    language: 'en',
    translationGroup: String(new Types.ObjectId()),
    coverPicture: null,
    coverAlt: '',
    pictures: [],
    author: 'Maryam Siddiqui',
    authorId: null,
    createdAt: new Date('2026-10-01T12:00:00Z'),
    updatedAt: new Date('2026-10-02T12:00:00Z'),
    ...overrides,
  });
}
