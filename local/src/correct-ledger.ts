import { join } from 'node:path';
import { ConfigurationError } from '@sufra/service-kit';
import { repository } from './slices/repository.ts';
import { UnusableData } from './start/local-data.ts';
import { localDatabase } from './start/local-database.ts';

// npm run ledger:correct
try {
  process.env.MONGO_URL = localDatabase('svc-billing', process.env);
  await import(join(repository, 'svc-billing', 'src', 'ledger', 'correct-ledger.ts'));
} catch (error) {
  if (!(error instanceof UnusableData) && !(error instanceof ConfigurationError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
