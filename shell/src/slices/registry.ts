import { pageLanguage } from '@sufra/web-kit';

/** A slice as /remotes.json lists it. Without an entry it belongs to the site but is not there right now. */
export type RemoteSlice = { name: string; title: string; paths: string[]; entry?: string };

/** What names the build of the shell that the site serves now. */
export const shellBuildIn = (answer: unknown): string | undefined =>
  isRecord(answer) && isRecord(answer.shell) && typeof answer.shell.build === 'string'
    ? answer.shell.build
    : undefined;

export type FetchRegistry = () => Promise<unknown>;

export const fetchRegistry: FetchRegistry = async () => {
  const answer = await fetch('/remotes.json');
  if (!answer.ok) throw new Error(`/remotes.json answered ${answer.status}`);
  return answer.json();
};

/** The slices in a registry's answer. An entry that cannot be understood costs itself, not its neighbours. */
export function parseRegistry(answer: unknown): RemoteSlice[] {
  if (!isRecord(answer) || !Array.isArray(answer.remotes)) throw new Error('/remotes.json lists no remotes');
  return answer.remotes.flatMap(parseSlice);
}

function parseSlice(listed: unknown): RemoteSlice[] {
  if (!isRecord(listed) || typeof listed.name !== 'string') return [];
  const { name, entry, languages, titles } = listed;
  const translated = isRecord(titles) ? titles[pageLanguage()] : undefined;
  const title = [translated, listed.title].find(each => typeof each === 'string') ?? name;
  const paths = Array.isArray(listed.paths) ? listed.paths.filter(path => typeof path === 'string') : [];
  const isThere = typeof entry === 'string' && listed.missing !== true;
  return [{ name, title, paths, ...(isThere && { entry: entryIn(pageLanguage(), entry, languages) }) }];
}

/** A build stands beside the English one for each language that the slice has; in another one the slice shows English. */
const entryIn = (language: string, entry: string, languages: unknown): string =>
  Array.isArray(languages) && languages.includes(language)
    ? entry.replace(/\/([^/.]+)\.([^/]*)$/, `/$1.${language}.$2`)
    : entry;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
