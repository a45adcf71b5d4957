import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { Problem } from '@sufra/service-kit';
import type { Request, Response } from 'express';
import { allowPage } from '../edge/security-headers.ts';
import { contentTag } from '../front-end/file-store.ts';
import { sendContent, type Variants } from '../front-end/send-content.ts';
import { description, openApiText } from './description.ts';
import { docsPage } from './docs-page.ts';

const stored = (content: Buffer) => ({ content, etag: contentTag(content) });

// Once, at the start: the contract does not change while this runs.
function compressed(text: string): Variants {
  const content = Buffer.from(text);
  return { plain: stored(content), br: stored(brotliCompressSync(content)), gzip: stored(gzipSync(content)) };
}

const styleAddress = '/api/docs/docs.css';
const iconAddress = '/api/docs/icon.svg';

/** The contract to read, for people and for programs. Public by choice. */
export function apiDocs() {
  const file = (name: string) => compressed(readFileSync(new URL(name, import.meta.url), 'utf8'));
  const documents: Record<string, { variants: Variants; type: string }> = {
    '/': { variants: compressed(docsPage(description, { styleAddress, iconAddress })), type: 'html' },
    '/docs.css': { variants: file('docs.css'), type: 'css' },
    '/icon.svg': { variants: file('icon.svg'), type: 'svg' },
    '/openapi.json': { variants: compressed(openApiText), type: 'json' },
  };
  return (req: Request, res: Response) => {
    res.locals.route = 'api docs';
    const document = Object.hasOwn(documents, req.path) ? documents[req.path] : undefined;
    if (!document) throw new Problem('not_found');
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.set('allow', 'GET, HEAD');
      throw new Problem('method_not_allowed');
    }
    if (document.type === 'html') allowPage(res);
    sendContent(req, res, { ...document, cacheControl: 'no-cache' });
  };
}
