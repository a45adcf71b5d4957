import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import mongoose, { type Connection, type Types } from 'mongoose';

interface Part {
  start: number;
  end: number;
}

/** The bytes of pictures, in the database, so that every replica has them. */
export function openPictureFiles(connection: Connection) {
  let opened: mongoose.mongo.GridFSBucket | undefined;
  const bucket = () => {
    if (!connection.db) throw new Error('the database is not open yet');
    opened ??= new mongoose.mongo.GridFSBucket(connection.db, { bucketName: 'picture_files' });
    return opened;
  };
  const files = () => connection.collection('picture_files.files');
  const chunks = () => connection.collection('picture_files.chunks');

  return {
    async write(fileId: Types.ObjectId, bytes: Buffer): Promise<void> {
      await pipeline(Readable.from([bytes]), bucket().openUploadStreamWithId(fileId, String(fileId)));
    },
    read: (fileId: Types.ObjectId, { start, end }: Part): AsyncIterable<Buffer> =>
      bucket().openDownloadStream(fileId, { start, end }),
    /** Those that are not there, or half there, too. */
    async remove(fileIds: Types.ObjectId[]): Promise<void> {
      await files().deleteMany({ _id: { $in: fileIds } });
      await chunks().deleteMany({ files_id: { $in: fileIds } });
    },
  };
}

export type PictureFiles = ReturnType<typeof openPictureFiles>;
