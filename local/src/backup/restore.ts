import { answerPerson, restoreCommand } from '@sufra/service-kit';
import { UnusableData } from '../start/local-data.ts';
import { notInIt } from './not-in-it.ts';
import { plainly, withLocalDatabase } from './with-database.ts';

// npm run restore -- FILE [--yes]
const { env } = process;
await plainly(() =>
  withLocalDatabase(env, async database => {
    if (database.isStopped === false)
      throw new UnusableData(
        'The product runs. Stop it first: a restore replaces what its services work on.',
      );
    const around = { args: process.argv.slice(2), env, notInIt: await notInIt(env), ...database };
    await answerPerson(() => restoreCommand(around));
  }),
);
