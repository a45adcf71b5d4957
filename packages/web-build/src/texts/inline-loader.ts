import { dirname, join, relative, resolve } from 'node:path';
import type { LoaderContext } from 'webpack';
import { repository } from '../repository.ts';
import { marker } from './marker.ts';
import { type Edit, rewriteTexts } from './rewrite-texts.ts';

const textsFile = /^(.*)\/src\/texts\/text\.ts$/;

const webKitFiles = join(repository, 'packages/web-kit/src/texts');

/** Where the two functions come from that put values into a text. The kit itself cannot ask the shell for the kit. */
const formatsFor = (owner: string) =>
  owner === 'packages/web-kit'
    ? { format: '@sufra/texts', formatRich: join(webKitFiles, 'format-rich.ts') }
    : { format: '@sufra/web-kit', formatRich: '@sufra/web-kit' };

function apply(source: string, edits: Edit[]): string {
  const ordered = edits.toSorted((one, other) => other.start - one.start);
  return ordered.reduce(
    (code, { start, end, text }) => code.slice(0, start) + text + code.slice(end),
    source,
  );
}

/** In a build for browsers: `t('home.start')` becomes a marker, in whose place each language's file gets its own text. */
export default function inlineTexts(this: LoaderContext<object>, source: string): string {
  if (!source.includes('texts/text.ts') && !source.includes('./text.ts')) return source;
  const ownerOf = (specifier: string) => {
    const [, folder] = textsFile.exec(resolve(dirname(this.resourcePath), specifier)) ?? [];
    return folder && relative(repository, folder);
  };
  const edits = rewriteTexts(source, {
    file: relative(repository, this.resourcePath),
    ownerOf,
    marker,
    formatsFor,
  });
  return apply(source, edits);
}
