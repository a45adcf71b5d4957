import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { text } from 'node:stream/consumers';
import { repository } from '../slices/repository.ts';
import { scriptOf } from './step.ts';

export const groupsFolder = join(repository, '.cache', 'test-groups');

/** By how much source a group may hold, which says well enough how long it takes. */
const groupSize = 120_000;

/**
 * What only a file with modules of its own can do: have another environment, forget or replace modules, change the page's language (tables of
 * texts are made once, in the language of their page), or spy while it is read, before any test of its group runs. `@alone` in a
 * comment says it of what else there may be, with the reason.
 */
const needsModulesOfItsOwn =
  /@jest-environment|@alone|isolateModules|resetModules|mockModule|jest\.mock\(|documentElement\.lang = |^(?:const|let) \w+ = jest\.spyOn/m;

/** Jest itself says which files are tests. */
async function filesOf(project: string): Promise<string[]> {
  const args = ['--listTests', '--json', '--selectProjects', project];
  const child = spawn(process.execPath, [...scriptOf('jest'), ...args], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TEST_SUITES: '', NODE_OPTIONS: '--experimental-vm-modules --no-warnings' },
  });
  const ended = once(child, 'exit');
  const said = await text(child.stdout);
  const [code] = await ended;
  if (code !== 0) throw new Error(`Jest cannot list the tests of ${project}: it ended with ${code}`);
  const paths: string[] = JSON.parse(said);
  return paths.map(path => relative(repository, path).split(sep).join('/')).toSorted();
}

/** The slice or package: its tests load the same modules. */
const ownerOf = (file: string) => file.split('/', file.startsWith('packages/') ? 2 : 1).join('-');

/** Files of one owner in groups of about one size, the largest first, each to the group that has the least. */
function share(files: { file: string; size: number }[]): string[][] {
  const total = files.reduce((sum, { size }) => sum + size, 0);
  const groups = Array.from({ length: Math.ceil(total / groupSize) }, () => ({
    size: 0,
    files: [] as string[],
  }));
  for (const { file, size } of files.toSorted((one, other) => other.size - one.size)) {
    const least = groups.reduce((one, other) => (other.size < one.size ? other : one));
    least.files.push(file);
    least.size += size;
  }
  return groups.map(group => group.files.toSorted());
}

function writeGroup(name: string, files: string[]): string {
  const path = join(groupsFolder, `${name}.js`);
  const up = relative(groupsFolder, repository).split(sep).join('/');
  const lines = files.map(file => `await takeIn('${file}', () => import('${up}/${file}'));`);
  writeFileSync(path, `import { takeIn } from '${up}/local/test/in-group.js';\n\n${lines.join('\n')}\n`);
  return path;
}

/** What starts whole products, or measures them, waits for most of its time: each file in a worker of its own. */
const isOfWholeProducts = (file: string) => /^(?:local|bench)\//.test(file);

async function writeSuitesOf(project: string): Promise<string[]> {
  const files = (await filesOf(project)).map(file => {
    const source = readFileSync(join(repository, file), 'utf8');
    const isAlone = isOfWholeProducts(file) || needsModulesOfItsOwn.test(source);
    return { file, size: source.length, isAlone };
  });
  const alone = files.filter(({ isAlone }) => isAlone).map(({ file }) => join(repository, file));
  const byOwner = Object.groupBy(
    files.filter(({ isAlone }) => !isAlone),
    ({ file }) => ownerOf(file),
  );
  const groups = Object.entries(byOwner).flatMap(([owner, own = []]) =>
    share(own).map((group, at) => writeGroup(`${owner}-${at + 1}`, group)),
  );
  return [...alone, ...groups];
}

/**
 * Most of what a suite costs is the loading of its modules, so the whole run tests the files of one owner in few suites.
 * Writes a suite for each group of files, and a list of all suites, as jest.config.js reads it.
 */
export async function writeTestGroups(): Promise<string> {
  rmSync(groupsFolder, { recursive: true, force: true });
  mkdirSync(groupsFolder, { recursive: true });
  const [node, web] = await Promise.all(['node', 'web'].map(writeSuitesOf));
  const list = join(groupsFolder, 'suites.json');
  writeFileSync(list, JSON.stringify({ node, web }, null, 2));
  return list;
}
