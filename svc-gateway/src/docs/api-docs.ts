import { readFileSync } from 'node:fs';
import { Problem } from '@sufra/service-kit';
import type { Request, Response } from 'express';
import { sendContent } from '../content/send-content.ts';
import { compressed, type Variants } from '../content/variants.ts';
import { allowPage } from '../edge/security-headers.ts';
import { asyncApiText, description, openApiText } from './description.ts';
import { docsPage } from './docs-page.ts';

/** Made by its first reader, once: the contract does not change while this runs, and compressing it would hold a start up. */
function whenFirstRead(text: () => string): () => Promise<Variants> {
  let variants: Promise<Variants> | undefined;
  return () => {
    variants ??= compressed(Buffer.from(text()));
    return variants;
  };
}

const styleAddress = '/api/docs/docs.css';
const iconAddress = '/api/docs/icon.svg';

/** The contract to read, for people and for programs. Public by choice. */
export function apiDocs() {
  const file = (name: string) => whenFirstRead(() => readFileSync(new URL(name, import.meta.url), 'utf8'));
  const documents: Record<string, { variants: () => Promise<Variants>; type: string }> = {
    '/': {
      variants: whenFirstRead(() => docsPage(description, { styleAddress, iconAddress })),
      type: 'html',
    },
    '/docs.css': { variants: file('docs.css'), type: 'css' },
    '/icon.svg': { variants: file('icon.svg'), type: 'svg' },
    '/openapi.json': { variants: whenFirstRead(() => openApiText), type: 'json' },
    '/asyncapi.json': { variants: whenFirstRead(asyncApiText), type: 'json' },
  };
  return async (req: Request, res: Response) => {
    res.locals.route = 'api docs';
    const document = Object.hasOwn(documents, req.path) ? documents[req.path] : undefined;
    if (!document) throw new Problem('not_found');
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.set('allow', 'GET, HEAD');
      throw new Problem('method_not_allowed');
    }
    if (document.type === 'html') allowPage(res);
    sendContent(req, res, { ...document, variants: await document.variants(), cacheControl: 'no-cache' });
  };
}
