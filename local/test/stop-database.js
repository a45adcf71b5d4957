import { once } from 'node:events';
import { rmSync } from 'node:fs';

/** Ends what start-database.js started and removes what it made, and nothing else. */
export default async function stopDatabase() {
  rmSync(globalThis.temporaryFolder, { recursive: true, force: true });
  const child = globalThis.embeddedMongo;
  if (!child) return;
  globalThis.embeddedMongo = undefined;
  delete process.env.MONGO_URL;
  if (child.exitCode !== null) return;
  const exited = once(child, 'exit');
  child.ref();
  child.kill('SIGTERM');
  await exited;
}
