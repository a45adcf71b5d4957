import type { Picture, SiteLanguage } from '@sufra/contracts';
import { type OutboxDocument, outbox, outboxFields, type SearchFields } from '@sufra/service-kit';
import { type Connection, Schema, type Types } from 'mongoose';

export interface PostDocument extends OutboxDocument, SearchFields {
  _id: Types.ObjectId;
  title: string;
  slug: string;
  /** Cleaned HTML. */
  content: string;
  /** Made from the content when it is saved, like what follows, so that the list never reads a content. */
  excerpt: string;
  readingMinutes: number;
  tagKeys: string[];
  coverPicture: Picture | null;
  coverAlt: string;
  /** The ids of every picture that the post shows, its cover among them. */
  pictures: string[];
  tags: string[];
  metaTitle: string;
  metaDescription: string;
  /** Of all its texts: see `languageOf`. */
  language?: SiteLanguage | null;
  /** Shared by a post and its translations, of which there is one in a language. */
  translationGroup: string;
  /** Nothing while it is not known, and once its account is deleted. */
  author: string;
  authorId: string | null;
  createdAt: Date;
  updatedAt: Date;
}

const text = { type: String, default: '' } as const;
const number = { type: Number, required: true } as const;

const picture = new Schema<Picture>(
  { src: text, srcset: text, avifSrcset: text, width: number, height: number },
  { _id: false },
);

export function postModel(connection: Connection) {
  const schema = new Schema<PostDocument>(
    {
      title: { type: String, required: true },
      slug: { type: String, required: true, unique: true },
      content: { type: String, required: true },
      excerpt: text,
      readingMinutes: number,
      searchText: text,
      searchParts: { type: [String], default: undefined },
      tagKeys: [String],
      coverPicture: { type: picture, default: null },
      coverAlt: text,
      pictures: [String],
      tags: [String],
      metaTitle: text,
      metaDescription: text,
      language: { type: String, required: true },
      translationGroup: { type: String, required: true },
      author: text,
      authorId: { type: String, default: null },
      createdAt: { type: Date, required: true },
      updatedAt: { type: Date, required: true },
      ...outboxFields,
    },
    { versionKey: false },
  );
  schema.index({ createdAt: -1, _id: -1 });
  schema.index({ language: 1, createdAt: -1, _id: -1 });
  schema.index(
    { translationGroup: 1, language: 1 },
    { unique: true, partialFilterExpression: { translationGroup: { $exists: true } } },
  );
  schema.index({ tagKeys: 1, createdAt: -1, _id: -1 });
  schema.index({ searchParts: 1 });
  schema.index({ pictures: 1 });
  schema.index({ authorId: 1 });
  schema.plugin(outbox);
  return connection.model<PostDocument>('Post', schema, 'posts');
}

export type PostModel = ReturnType<typeof postModel>;
