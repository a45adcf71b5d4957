import { answerPerson } from '../command/answer-person.ts';
import { type BackupSurroundings, backupCommand, restoreCommand, unlockCommand } from './commands.ts';

// node packages/service-kit/src/backup/backup.ts backup FILE | restore FILE [--yes] | unlock
const [what = '', ...args] = process.argv.slice(2);
const around: BackupSurroundings = {
  args,
  env: process.env,
  mongoUrl: process.env.MONGO_URL ?? 'mongodb://localhost:27017',
  notInIt:
    'Not in it: the secrets of the services (SIGNING_KEYS, REFRESH_KEYS, LINK_TOKEN_KEYS), what waits on the broker, and what Stripe knows.',
};
const commands: Record<string, () => ReturnType<typeof backupCommand>> = {
  backup: () => backupCommand(around),
  restore: () => restoreCommand(around),
  unlock: () => unlockCommand(around),
};
const command =
  commands[what] ??
  (async () => ({ text: `Say what to do: ${Object.keys(commands).join(', ')}.`, isDone: false }));

// The standard output may be the backup itself.
await answerPerson(command, process.stderr);
