import { frameAddress, namedBy } from './frame.ts';
import { stores } from './names.ts';

interface Slice {
  name: string;
  /** The list of all its files; absent in development. */
  files?: string;
  /** The calls that its pages make of a member's answers: such a slice is kept whole for a member. */
  offline?: string[];
}

interface Registry {
  shell?: { build?: string };
  remotes: Slice[];
}

interface Keeping {
  language: string;
  isMember: boolean;
}

const registryAddress = '/remotes.json';
/** Under this address stands which files the last builds had. */
const buildsAddress = '/kept/builds.json';

async function get(address: string): Promise<Response> {
  const answer = await fetch(address, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer;
}

const addressIn = (list: string, file: string) => list.slice(0, list.lastIndexOf('/') + 1) + file;

async function filesOf(list: string): Promise<string[]> {
  const names: unknown = await (await get(list)).json();
  return Array.isArray(names) ? names.map(name => addressIn(list, String(name))) : [];
}

const written = /^(.*?)(?:\.([a-z]{2}(?:-[A-Z]{2})?))?\.([\da-f]{8,})\.(js|css)$/;

/** Scripts of one language and the styles of all: other languages are fetched when they are read. */
export function filesIn(language: string, files: readonly string[]): string[] {
  const there = new Set(files);
  return files.filter(file => {
    const [, base, own, hash, ending] = written.exec(file) ?? [];
    if (base === undefined) return false;
    if (own !== undefined) return own === language;
    const translated = `${base}.${language}.${hash}.${ending}`;
    return ending === 'css' || language === 'en' || !there.has(translated);
  });
}

/**
 * Keeps what the site needs to open without a net, in the language that is read: for a visitor the shell's page and what it names, for
 * a member also all parts of the slices that work without a net. Files of builds before the last one go.
 */
export async function keepSite({ language, isMember }: Keeping): Promise<string[]> {
  const answer = await get(registryAddress);
  const registry: Registry = await answer.clone().json(); // a parsed edge: our gateway writes it
  const site = await caches.open(stores.site);
  await site.put(registryAddress, answer);
  const frame = await get(frameAddress(language));
  const html = await frame.clone().text();

  const shellList = registry.shell?.build && `/${registry.shell.build}`;
  const lists = [...(shellList ? [shellList] : []), ...registry.remotes.flatMap(({ files = [] }) => files)];
  const built = new Map(await Promise.all(lists.map(async list => [list, await filesOf(list)] as const)));
  const whole = registry.remotes.flatMap(({ files, offline }) => (offline && files ? [files] : []));
  const wanted = isMember ? [...(shellList ? [shellList] : []), ...whole] : [];
  const names = [...namedBy(html), ...wanted.flatMap(list => filesIn(language, built.get(list) ?? []))];
  await keepFiles(names);
  // Last: the page that is kept can run.
  await site.put(frameAddress(language), frame);
  await dropFormer([...built.values()].flat());
  return registry.remotes.flatMap(({ offline = [] }) => offline);
}

const atOnce = 6;

async function keepFiles(names: readonly string[]): Promise<void> {
  const store = await caches.open(stores.files);
  const queue = [...new Set(names)];
  const work = async () => {
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
      if (await store.match(name)) continue;
      const answer = await fetch(name);
      if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}`);
      await store.put(name, answer);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** A page that is open runs what it was opened with: the files of one build before stay. */
async function dropFormer(current: string[]): Promise<void> {
  const site = await caches.open(stores.site);
  const last: { current?: string[]; former?: string[] } =
    (await site.match(buildsAddress).then(answer => answer?.json())) ?? {};
  const isSame = JSON.stringify(last.current) === JSON.stringify(current);
  const former = (isSame ? last.former : last.current) ?? [];
  await site.put(buildsAddress, Response.json({ current, former }));
  const known = new Set([...current, ...former]);
  const store = await caches.open(stores.files);
  for (const request of await store.keys()) {
    const { pathname } = new URL(request.url);
    if (!known.has(pathname)) await store.delete(request);
  }
}
