import { type Connection, Schema, type Types } from 'mongoose';

export interface PostDocument {
  _id: Types.ObjectId;
  title: string;
  slug: string;
  /** Cleaned HTML. */
  content: string;
  /** Made from the content when it is saved, so that the list never reads a content. */
  excerpt: string;
  coverImage: string | null;
  coverAlt: string;
  tags: string[];
  metaTitle: string;
  metaDescription: string;
  author: string;
  createdAt: Date;
  updatedAt: Date;
}

export function postModel(connection: Connection) {
  const schema = new Schema<PostDocument>(
    {
      title: { type: String, required: true },
      slug: { type: String, required: true, unique: true },
      content: { type: String, required: true },
      excerpt: { type: String, required: true },
      coverImage: { type: String, default: null },
      coverAlt: { type: String, default: '' },
      tags: [String],
      metaTitle: { type: String, default: '' },
      metaDescription: { type: String, default: '' },
      author: { type: String, required: true },
      createdAt: { type: Date, required: true },
      updatedAt: { type: Date, required: true },
    },
    { versionKey: false },
  );
  schema.index({ createdAt: -1, _id: -1 });
  return connection.model<PostDocument>('Post', schema, 'posts');
}

export type PostModel = ReturnType<typeof postModel>;
