import { Problem } from '@sufra/service-kit';
import { isLanguage } from '@sufra/texts';
import type { Request, Response } from 'express';
import { sendContent } from '../content/send-content.ts';
import { onlyPlain } from '../content/variants.ts';
import { assertReading } from '../edge/assert-reading.ts';
import { allowPage, allowShellFile } from '../edge/security-headers.ts';
import { addressOf } from '../front-end/address-of.ts';
import { type FrontEnd, ownerOf, type SliceState } from '../front-end/front-end.ts';
import type { FirstViewOf } from '../front-end/prerendered.ts';
import type { FilledPages } from '../heads/filled-pages.ts';
import type { HeadOf } from '../heads/head-of.ts';
import { addressed, languagesOf } from '../languages/addressed.ts';
import { fileIn } from '../languages/file-in.ts';
import { isSeason } from './is-season.ts';
import { siteMissing } from './site-missing.ts';

const retryAfterSeconds = '5';

const versionOf = ({ version, commit }: SliceState) => ({
  ...(version && { version }),
  ...(commit && { commit }),
});

const remote = (state: SliceState) => {
  const { name, title, titles, paths, entry, css, languages, files, offline } = state;
  return entry === undefined
    ? { name, title, ...(titles ? { titles } : {}), missing: true, paths }
    : {
        name,
        title,
        ...(titles ? { titles } : {}),
        entry: addressOf(name, entry),
        ...(css ? { css: css.map(file => addressOf(name, file)) } : {}),
        paths,
        ...(languages ? { languages } : {}),
        ...(files ? { files: addressOf(name, files) } : {}),
        ...(offline ? { offline } : {}),
        ...versionOf(state),
      };
};

/** Which slices there are, where they begin and which paths they own: the shell knows no more of them than this. */
export const remotes = (frontEnd: FrontEnd) => async (req: Request, res: Response) => {
  assertReading(req, res);
  res.locals.route = 'remotes';
  const states = await frontEnd.states();
  const listed = states.filter(({ name }) => name !== 'shell').map(remote);
  const shell = states.find(({ name }) => name === 'shell');
  const build = shell?.files;
  const answer = { ...(build && { shell: { build, ...versionOf(shell) } }), remotes: listed };
  const variants = onlyPlain(Buffer.from(JSON.stringify(answer)));
  sendContent(req, res, { variants, type: 'json', cacheControl: 'no-cache' });
};

/** A file of a slice. One that is not there is not there: a page in its place would be run as a script. */
export const sliceFile = (frontEnd: FrontEnd) => async (req: Request, res: Response) => {
  assertReading(req, res);
  res.locals.route = 'slice file';
  const [, name = '', ...segments] = res.locals.target.segments as string[];
  const files = name === 'shell' ? undefined : frontEnd.files(name);
  if (!files || segments.length === 0 || !(await files.serve(req, res, segments)))
    throw new Problem('not_found');
};

// Fetching these while the shell is still loading is worth a fifth of a first visit; fetching more is not.
const preloads = (owner: SliceState | undefined, language: string) => [
  '</remotes.json>; rel=preload; as=fetch; crossorigin',
  ...(owner?.entry && owner.name !== 'shell'
    ? [`<${addressOf(owner.name, fileIn(language, owner.entry, owner.languages))}>; rel=preload; as=script`]
    : []),
];

function statusOf(owner: SliceState | undefined, states: SliceState[]) {
  if (owner?.entry) return 200;
  // It may belong to what is missing: 'not found' could make a search engine forget an address that will be back.
  return states.some(({ entry }) => entry === undefined) ? 503 : 404;
}

const looksLikeFile = (segments: string[]) => segments[0] === 'assets' || segments.at(-1)?.includes('.');

interface PagesDeps {
  frontEnd: FrontEnd;
  headOf: HeadOf;
  firstViewOf: FirstViewOf;
  filled: FilledPages;
  /** On a developer's machine the pseudo-language has addresses as well. */
  isLocal: boolean;
}

/** English has no prefix, and each language is written in one way: an address that was guessed leads to the page. */
function sendTo(res: Response, path: string) {
  res.locals.route = 'page';
  res.set('cache-control', 'public, max-age=3600');
  res.redirect(308, path);
}

/** The shell's page for every path, with the status and the head that are true of that path; and the shell's own files. */
export const pages = (deps: PagesDeps) => async (req: Request, res: Response) => {
  const { frontEnd, headOf, firstViewOf, filled, isLocal } = deps;
  assertReading(req, res);
  const { segments, search } = res.locals.target;
  const shell = frontEnd.files('shell');
  const states = await frontEnd.states();
  const shellState = states.find(({ name }) => name === 'shell');
  const { language, movedTo, segments: own } = addressed(segments, languagesOf(shellState, isLocal));
  if (movedTo !== undefined) return sendTo(res, movedTo + search);
  const path = `/${own.join('/')}`;
  const owner = ownerOf(path, states);
  const isShellThere = shellState?.entry !== undefined;
  if (shell && isShellThere && !owner && looksLikeFile(segments)) {
    res.locals.route = 'shell file';
    allowShellFile(res, segments);
    if (await shell.serve(req, res, segments)) return;
    throw new Problem('not_found');
  }
  res.locals.route = 'page';
  allowPage(res);
  const page = isShellThere
    ? await shell?.read(fileIn(language, 'index.html', shellState.languages))
    : undefined;
  if (!page) {
    const missing = siteMissing(segments);
    res.set('content-language', missing.language);
    res.set('retry-after', retryAfterSeconds);
    return sendContent(req, res, {
      variants: missing.variants,
      type: 'html',
      cacheControl: 'no-cache',
      status: 503,
    });
  }
  const head = await headOf({ path, language, owner, requestId: res.locals.requestId });
  const status = head?.status === 404 ? 404 : statusOf(owner, states);
  if (status === 503) res.set('retry-after', retryAfterSeconds);
  // What is not known to be for everybody is not for search engines.
  if (!head?.isIndexed || !isLanguage(language)) res.set('x-robots-tag', 'noindex');
  res.set('link', preloads(owner, language));
  res.set('content-language', language);
  const { requestId } = res.locals;
  // An address that leads nowhere says so by itself.
  const drawable = head?.status === 404 ? undefined : owner;
  const firstView = await firstViewOf({
    ...{ path, language, search, requestId },
    ...{ owner: drawable, shell: shellState },
  });
  const variants = await filled({
    ...{ page, head, firstView, language, isSeason: isSeason(new Date()) },
    feed: owner?.feed && { ...owner.feed, title: owner.feed.titles?.[language] ?? owner.feed.title },
    languages: languagesOf(shellState, false),
  });
  sendContent(req, res, { variants, type: 'html', cacheControl: 'no-cache', status });
};
