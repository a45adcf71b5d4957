import { readFileSync } from 'node:fs';
import { Problem } from '@sufra/service-kit';
import type { Request, Response } from 'express';
import { sendContent } from '../content/send-content.ts';
import { compressed, type Variants } from '../content/variants.ts';
import { allowPage } from '../edge/security-headers.ts';
import { asyncApiText, description, openApiText } from './description.ts';
import { docsPage } from './docs-page.ts';
import type { RunningSlice } from './running.ts';

/** Made by its first reader, once: the contract does not change while this runs, and compressing it would hold a start up. */
function whenFirstRead(text: () => string): () => Promise<Variants> {
  let variants: Promise<Variants> | undefined;
  return () => {
    variants ??= compressed(Buffer.from(text()));
    return variants;
  };
}

/** Made anew when what runs has changed, for the page says that too. */
function whenOthersRun(text: (running: RunningSlice[]) => string, running: () => Promise<RunningSlice[]>) {
  let last: { key: string; variants: Promise<Variants> } | undefined;
  return async () => {
    const now = await running();
    const key = JSON.stringify(now);
    if (last?.key !== key) last = { key, variants: compressed(Buffer.from(text(now))) };
    return last.variants;
  };
}

const styleAddress = '/api/docs/docs.css';
const iconAddress = '/api/docs/icon.svg';

/** The contract to read, for people and for programs. Public by choice. */
export function apiDocs(running: () => Promise<RunningSlice[]>) {
  const file = (name: string) => whenFirstRead(() => readFileSync(new URL(name, import.meta.url), 'utf8'));
  const documents: Record<string, { variants: () => Promise<Variants>; type: string }> = {
    '/': {
      variants: whenOthersRun(
        now => docsPage(description, { styleAddress, iconAddress, running: now }),
        running,
      ),
      type: 'html',
    },
    '/docs.css': { variants: file('docs.css'), type: 'css' },
    '/icon.svg': { variants: file('icon.svg'), type: 'svg' },
    '/running.json': {
      variants: whenOthersRun(now => JSON.stringify({ running: now }), running),
      type: 'json',
    },
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
