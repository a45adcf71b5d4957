import { runService } from '@sufra/service-kit';
import { readConfig } from './config.ts';
import { start } from './service.ts';

await runService(() => start(readConfig(process.env)));
