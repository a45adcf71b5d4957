import { ConfigurationError } from '@sufra/service-kit';
import { importFile } from './slices/import-file.ts';
import { repository } from './slices/repository.ts';
import { UnusableData } from './start/local-data.ts';
import { localDatabase } from './start/local-database.ts';

// npm run ledger:verify
try {
  process.env.MONGO_URL = localDatabase('svc-billing', process.env);
  await importFile(repository, 'svc-billing', 'src', 'ledger', 'verify-ledger.ts');
} catch (error) {
  if (!(error instanceof UnusableData) && !(error instanceof ConfigurationError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
