import { ConfigurationError } from '../config/environment.ts';
import type { RunningService } from './running-service.ts';

const quitWords = new Set<NodeJS.Signals>(['SIGTERM', 'SIGINT']);

function endWith(error: unknown): never {
  const text =
    error instanceof ConfigurationError
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

/** One service as a process of its own: starts it, and stops it cleanly on SIGTERM or SIGINT. */
export async function runService(start: () => Promise<RunningService>) {
  // A half-alive process is of no use: the platform that watches it starts it anew.
  process.on('unhandledRejection', endWith);
  process.on('uncaughtException', endWith);
  const service = await start().catch(endWith);
  service.whenReady().catch(endWith);
  service.collectProcessMetrics();
  for (const word of quitWords) {
    process.once(word, () => {
      service.stop().then(() => process.exit(0), endWith);
    });
  }
}
