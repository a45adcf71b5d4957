import type { Request, Response } from 'express';
import { bestEncoding } from './best-encoding.ts';
import type { StoredContent, Variants } from './variants.ts';

interface Sending {
  variants: Variants;
  /** A media type, or a file's extension. */
  type: string;
  cacheControl: string;
  status?: number;
}

function choose(req: Request, variants: Variants): [StoredContent, string?] {
  const made = (['br', 'gzip'] as const).filter(encoding => variants[encoding]);
  const encoding = bestEncoding(req, made);
  return [(encoding && variants[encoding]) ?? variants.plain, encoding];
}

const hasTag = (header: string | undefined, etag: string) =>
  header?.split(',').some(tag => [etag, '*'].includes(tag.trim().replace(/^W\//, ''))) ?? false;

/** Writes an answer that is wholly in memory, in the form that this client reads, or says that it has it already. */
export function sendContent(
  req: Request,
  res: Response,
  { variants, type, cacheControl, status = 200 }: Sending,
) {
  const [{ content, etag }, encoding] = choose(req, variants);
  res.type(type);
  res.set('cache-control', cacheControl);
  // A refusal has no tag: 'not modified' would give it back when the page has long been there.
  if (status === 200) res.set('etag', etag);
  if (variants.br || variants.gzip) res.set('vary', 'accept-encoding');
  if (status === 200 && hasTag(req.get('if-none-match'), etag)) {
    res.removeHeader('content-type');
    res.status(304).end();
    return;
  }
  if (encoding) res.set('content-encoding', encoding);
  res.status(status).set('content-length', String(content.length));
  res.end(req.method === 'HEAD' ? undefined : content);
}
