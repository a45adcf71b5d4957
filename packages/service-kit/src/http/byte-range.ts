export interface ByteRange {
  start: number;
  /** The first byte that is not part of it. */
  end: number;
}

const single = /^bytes=(\d{0,15})-(\d{0,15})$/;

/** What a `Range` header asks for. Null: nothing that there is; undefined: nothing that is understood, so all of it. */
export function byteRange(header: string | undefined, length: number): ByteRange | null | undefined {
  const [, first = '', last = ''] = single.exec(header?.replaceAll(' ', '') ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const count = Math.min(Number(last), length);
    return count > 0 ? { start: length - count, end: length } : null;
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return undefined;
  if (start >= length) return null;
  return { start, end: last === '' ? length : Math.min(Number(last) + 1, length) };
}
