import { once } from 'node:events';

/** Ends what start-database.js started, and nothing else. */
export default async function stopDatabase() {
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
