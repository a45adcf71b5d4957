import { createCipheriv, createDecipheriv, createHash, timingSafeEqual } from 'node:crypto';
import { BackupFault } from './backup-fault.ts';

/** A piece of the file: `isLast` and its place are sealed with it, so that none can be left out, moved or added. */
export interface Place {
  at: number;
  isLast: boolean;
}

export interface Sealer {
  tagSize: number;
  seal(piece: Buffer, place: Place): Buffer;
  open(sealed: Buffer, place: Place): Buffer;
}

const boundTo = (header: Buffer, { at, isLast }: Place): Buffer => {
  const place = Buffer.alloc(9);
  place.writeBigUInt64BE(BigInt(at));
  place[8] = Number(isLast);
  return Buffer.concat([header, place]);
};

const damaged = () => new BackupFault('The backup was changed after it was written, or is damaged.');

const cipher = 'aes-256-gcm';

/** Encrypted and authenticated. The key is this file's alone, so a piece's number is as good as a random nonce. */
export function encrypting(key: Buffer, header: Buffer): Sealer {
  const nonceOf = ({ at }: Place) => {
    const nonce = Buffer.alloc(12);
    nonce.writeBigUInt64BE(BigInt(at), 4);
    return nonce;
  };
  const tagSize = 16;
  return {
    tagSize,
    seal(piece, place) {
      const sealing = createCipheriv(cipher, key, nonceOf(place)).setAAD(boundTo(header, place));
      return Buffer.concat([sealing.update(piece), sealing.final(), sealing.getAuthTag()]);
    },
    open(sealed, place) {
      const opening = createDecipheriv(cipher, key, nonceOf(place), { authTagLength: tagSize });
      opening.setAAD(boundTo(header, place)).setAuthTag(sealed.subarray(-tagSize));
      try {
        return Buffer.concat([opening.update(sealed.subarray(0, -tagSize)), opening.final()]);
      } catch {
        throw damaged();
      }
    },
  };
}

/** Readable to all, and every change by accident shows. */
export function checksumming(header: Buffer): Sealer {
  const sumOf = (piece: Buffer, place: Place) =>
    createHash('sha256').update(boundTo(header, place)).update(piece).digest();
  const tagSize = 32;
  return {
    tagSize,
    seal: (piece, place) => Buffer.concat([piece, sumOf(piece, place)]),
    open(sealed, place) {
      const piece = sealed.subarray(0, -tagSize);
      if (timingSafeEqual(sumOf(piece, place), sealed.subarray(-tagSize))) return piece;
      throw damaged();
    },
  };
}
