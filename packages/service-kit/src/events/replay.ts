import { parseArgs } from 'node:util';
import { events } from '@sufra/contracts';
import { createLog } from '../ops/log.ts';
import { replayDeadLetters } from './replay-dead-letters.ts';

// npm run events:replay -- [service or queue] [--limit 10]
const { positionals, values } = parseArgs({ allowPositionals: true, options: { limit: { type: 'string' } } });
const limit = Number(values.limit ?? Number.MAX_SAFE_INTEGER);
const log = createLog({ name: 'events-replay', level: process.env.LOG_LEVEL ?? 'info' });

try {
  if (!Number.isSafeInteger(limit) || limit < 1) throw new Error('--limit must be a whole number above 0');
  await replayDeadLetters({
    url: process.env.EVENT_BUS_URL ?? '',
    namespace: process.env.EVENT_BUS_NAMESPACE ?? 'sufra',
    queue: positionals[0],
    limit,
    services: [...new Set(Object.values(events).flatMap(event => event.readers))],
    log,
  });
} catch (error) {
  log.error({ reason: error instanceof Error ? error.message : String(error) }, 'replay failed');
  process.exitCode = 1;
}
