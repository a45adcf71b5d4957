import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(import.meta.dirname, '..', '..');
const main = join(root, 'local', 'mongo', 'src', 'main.ts');

export interface RunningMongo {
  url: string;
  stop(): Promise<void>;
}

/** The embedded Mongo as a process of its own, with compiled code kept as the start command keeps it. */
export async function runMongo(folder: string): Promise<RunningMongo> {
  const child = spawn(process.execPath, [main], {
    env: {
      NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
      ...process.env,
      MONGO_FOLDER: folder,
      PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  return {
    url: /mongodb:\S+/.exec(String(line))?.[0] ?? '',
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}
