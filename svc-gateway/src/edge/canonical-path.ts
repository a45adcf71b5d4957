// A separator, a dot segment or a control character in disguise has one meaning here and may have another behind.
const unsound = /[/\\\p{Cc}]/u;

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

export interface CanonicalPath {
  /** Decoded, without empty ones: what everything here decides by. */
  segments: string[];
  /** The same, encoded in one way: what is sent on. */
  path: string;
  /** With its question mark. */
  search: string;
}

/** Reads a request's target once; what could be read in two ways is not read at all. */
export function canonicalPath(target: string): CanonicalPath | undefined {
  if (!/^\/[\x21-\x7e]*$/.test(target) || target.includes('#')) return undefined;
  const question = target.indexOf('?');
  const rawPath = question < 0 ? target : target.slice(0, question);
  const raw = rawPath.slice(1).split('/');
  if (raw.at(-1) === '') raw.pop();
  const segments: string[] = [];
  for (const part of raw) {
    const segment = decode(part);
    if (!segment || segment === '.' || segment === '..' || unsound.test(segment)) return undefined;
    segments.push(segment);
  }
  return {
    segments,
    path: `/${segments.map(encodeURIComponent).join('/')}`,
    search: question < 0 ? '' : target.slice(question),
  };
}
