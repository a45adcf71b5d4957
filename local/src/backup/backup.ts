import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { answerPerson, backupCommand } from '@sufra/service-kit';
import { repository } from '../slices/repository.ts';
import { notInIt } from './not-in-it.ts';
import { plainly, withLocalDatabase } from './with-database.ts';

/** Of its own for each second, and in order by name. */
function usualFile(): string {
  const folder = join(repository, 'backups');
  mkdirSync(folder, { recursive: true });
  return join(folder, `sufra-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.backup`);
}

// npm run backup [-- FILE]
const { env } = process;
const [...given] = process.argv.slice(2);
const args = given.some(arg => !arg.startsWith('--')) ? given : [usualFile(), ...given];
await plainly(() =>
  withLocalDatabase(env, async database => {
    const around = { args, env, notInIt: await notInIt(env), ...database };
    await answerPerson(() => backupCommand(around), process.stderr);
  }),
);
