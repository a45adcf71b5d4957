import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { limits } from '@sufra/contracts';
import { CallerLeft } from './caller-left.ts';
import type { FormPlace } from './form-places.ts';
import { Problem } from './problem.ts';

/** A file as it came. What its sender says that it is may be untrue, and what its sender calls it is of no use here. */
export interface UploadedFile {
  bytes: Buffer;
  claimedType: string;
}

export interface Form {
  texts: Record<string, string>;
  file: UploadedFile | undefined;
}

const maxNameLength = 100;
const maxParts = 40;
const maxTextBytes = 1024 * 1024;

/** What a call takes as its file. */
export interface FileTaken {
  field: string | undefined;
  /** A picture is no larger unless its call says so. */
  bytes?: number | undefined;
}

const mostOf = ({ bytes = limits.imageBytes }: FileTaken) => bytes;
/** The file, all texts, and what lies between them. */
export const maxFormBytes = (taken: FileTaken) => mostOf(taken) + 2 * maxTextBytes;
/** What is too large is a picture, where the call takes one. */
export const tooLarge = ({ field, bytes }: FileTaken) =>
  new Problem(field && bytes === undefined ? 'image_too_large' : 'payload_too_large');

const malformed = (cause?: unknown) =>
  new Problem('invalid_request', { message: 'This form cannot be read.', cause });
const twice = (path: string) =>
  new Problem('invalid_request', { details: [{ path, message: 'This was sent twice.' }] });

function openParser({ headers }: IncomingMessage, fileField: string | undefined): BusboyInstance {
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      isPartAFile: (name, _type, fileName) => fileName !== undefined || name === fileField,
      limits: { fieldSize: maxTextBytes, parts: maxParts, headerPairs: 20, headerSize: 16 * 1024 },
    });
  } catch (error) {
    throw malformed(error);
  }
}

/** Reads a form to its end, or as far as it is a good one: of one that is refused the rest stays unread. */
export async function readForm(
  req: IncomingMessage,
  taken: FileTaken,
  place: Pick<FormPlace, 'came' | 'signal'>,
): Promise<Form> {
  const fileField = taken.field;
  const parser = openParser(req, fileField);
  const texts = new Map<string, string>();
  let file: UploadedFile | undefined;
  let isFileNamed = false;

  const reading = Promise.withResolvers<void>();
  const fail = (error: Error) => reading.reject(error);

  parser.on('field', (name: string | undefined, value, _nameTruncated, isTruncated) => {
    if (!name || name.length > maxNameLength) fail(malformed());
    else if (isTruncated) fail(new Problem('payload_too_large'));
    else if (texts.has(name)) fail(twice(name));
    else texts.set(name, value);
  });
  parser.on(
    'file',
    (name: string | undefined, stream: BusboyFileStream, fileName, _encoding, claimedType) => {
      stream.on('error', error => fail(malformed(error)));
      // Not asked for: it passes by, and counts as a part and in bytes.
      if (name !== fileField) return void stream.resume();
      if (isFileNamed) {
        stream.resume();
        return fail(twice(name ?? ''));
      }
      isFileNamed = true;
      const chunks: Buffer[] = [];
      let size = 0;
      stream.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > mostOf(taken)) fail(tooLarge(taken));
        else chunks.push(chunk);
      });
      stream.on('end', () => {
        // What a browser sends for a field in which no file was chosen.
        if (size === 0 && !fileName) return;
        file = { bytes: Buffer.concat(chunks), claimedType };
      });
    },
  );
  parser.on('partsLimit', () => fail(malformed()));
  parser.on('error', error => fail(malformed(error)));
  parser.on('finish', () => reading.resolve());

  let size = 0;
  const onData = (chunk: Buffer) => {
    size += chunk.length;
    place.came(chunk.length);
    if (size > maxFormBytes(taken)) return fail(tooLarge(taken));
    if (parser.write(chunk)) return;
    req.pause();
    parser.once('drain', () => req.resume());
  };
  const onEnd = () => parser.end();
  const onClose = () => {
    if (!req.complete) fail(new CallerLeft());
  };
  req.on('data', onData).on('end', onEnd).on('error', onClose).on('close', onClose);
  const onGiven = () => fail(place.signal.reason);
  place.signal.addEventListener('abort', onGiven);
  onClosedBefore(req, onClose);
  try {
    await reading.promise;
  } finally {
    req.off('data', onData).off('end', onEnd).off('close', onClose);
    place.signal.removeEventListener('abort', onGiven);
    req.pause();
    parser.removeAllListeners('drain');
  }
  return { texts: Object.fromEntries(texts), file };
}

// A client that left while access was looked up is gone already, and no event tells of it any more.
const onClosedBefore = (req: IncomingMessage, onClose: () => void) => {
  if (req.destroyed) onClose();
};
