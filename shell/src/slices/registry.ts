import { pageLanguage } from '@sufra/web-kit';

/** Absent where the slice's build does not say. */
type Version = { version?: string; commit?: string };

/** A slice as /remotes.json lists it. Without an entry it belongs to the site but is not there right now. */
export type RemoteSlice = Version & { name: string; title: string; paths: string[]; entry?: string };

/** What the site serves as the shell; `build` names its files as a whole. */
export type Shell = Version & { build: string };

export const shellIn = (answer: unknown): Shell | undefined =>
  isRecord(answer) && isRecord(answer.shell) && typeof answer.shell.build === 'string'
    ? { build: answer.shell.build, ...versionIn(answer.shell) }
    : undefined;

/** `mayBeKept`: where the net is slow or gone, what the service worker has kept will do. */
export type FetchRegistry = (wanted: { mayBeKept: boolean }) => Promise<unknown>;

export const fetchRegistry: FetchRegistry = async ({ mayBeKept }) => {
  // In a header, which the worker sees as it was written; of the mode of a call it sees what a browser's tools have made of it.
  const answer = await fetch('/remotes.json', mayBeKept ? {} : { headers: { 'cache-control': 'no-cache' } });
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
  return [
    {
      name,
      title,
      paths,
      ...(isThere && { entry: entryIn(pageLanguage(), entry, languages) }),
      ...versionIn(listed),
    },
  ];
}

/** A build stands beside the English one for each language that the slice has; in another one the slice shows English. */
const entryIn = (language: string, entry: string, languages: unknown): string =>
  Array.isArray(languages) && languages.includes(language)
    ? entry.replace(/\/([^/.]+)\.([^/]*)$/, `/$1.${language}.$2`)
    : entry;

const versionIn = ({ version, commit }: Record<string, unknown>): Version => ({
  ...(typeof version === 'string' && { version }),
  ...(typeof commit === 'string' && { commit }),
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
