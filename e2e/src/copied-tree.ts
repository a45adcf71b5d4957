import { execFile, spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { repository } from './folders.ts';

const run = promisify(execFile);
const leftOut = new Set(['node_modules', 'dist', '.git', '.cache', '.data', 'test-results', 'coverage']);

export interface HeldRights {
  /** Why there are none here. */
  absence?: string;
  urlForAll: string;
  namespace: string;
  release(): Promise<void>;
}

/** The whole tree once more, in a folder of its own that goes away again. Its libraries are those of this tree. */
export async function copyTree() {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'sufra-copy-')));
  const bin = join(root, 'node_modules', '.bin');
  cpSync(repository, root, { recursive: true, filter: source => !leftOut.has(basename(source)) });
  const copied = filesBelow(root);

  const env = { ...process.env, NODE_OPTIONS: '', PATH: `${bin}${delimiter}${process.env.PATH}` };

  async function sh(command: string): Promise<string> {
    const { stdout } = await run('bash', ['-ec', command], { cwd: root, env });
    return stdout;
  }

  return {
    root,
    sh,
    link: () => linkPackages(root),
    read: (path: string) => readFileSync(join(root, path), 'utf8'),
    write: (path: string, text: string) => writeFileSync(join(root, path), text),
    /** Which files are new, or not as they were copied. */
    changes(): string[] {
      const now = filesBelow(root);
      return [...now.keys()].filter(path => now.get(path) !== copied.get(path)).sort();
    },
    /** An account on the broker for each service, with the rights that this tree's contract gives. */
    async holdRights(): Promise<HeldRights> {
      const script = join(root, 'e2e', 'src', 'hold-rights.ts');
      const child = spawn(process.execPath, [script], { cwd: root, env, stdio: ['pipe', 'pipe', 'inherit'] });
      const [line] = await once(createInterface({ input: child.stdout }), 'line');
      const release = async () => {
        const ended = once(child, 'exit');
        child.stdin.end();
        await ended;
      };
      return { ...JSON.parse(line), release };
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

export type CopiedTree = Awaited<ReturnType<typeof copyTree>>;

/** What is in each file, by its path. */
function filesBelow(root: string, folder = ''): Map<string, string> {
  const files = readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !leftOut.has(name))
    .flatMap((entry): [string, string][] => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return [...filesBelow(root, path)];
      return [[path, hash('sha256', readFileSync(join(root, path)))]];
    });
  return new Map(files);
}

/** What `npm install` does where no library is new: the workspaces are linked into node_modules, beside the libraries. */
function linkPackages(root: string): void {
  const from = join(repository, 'node_modules');
  const to = join(root, 'node_modules');
  rmSync(to, { recursive: true, force: true });
  const link = (name: string, target: string) => {
    mkdirSync(dirname(join(to, name)), { recursive: true });
    symlinkSync(target, join(to, name));
  };
  for (const name of readdirSync(from)) {
    const inside = name.startsWith('@') ? readdirSync(join(from, name)).map(one => join(name, one)) : [name];
    // A link is a workspace of the other tree.
    for (const one of inside) if (!lstatSync(join(from, one)).isSymbolicLink()) link(one, join(from, one));
  }
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const manifest of globSync(
    workspaces.map((pattern: string) => `${pattern}/package.json`),
    { cwd: root },
  )) {
    const { name } = JSON.parse(readFileSync(join(root, manifest), 'utf8'));
    link(name, join(root, dirname(manifest)));
  }
}
