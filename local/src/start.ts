import { ConfigurationError } from '@sufra/service-kit';
import { BuildFailed } from './start/build-front-end.ts';
import { NoBroker } from './start/event-bus.ts';
import { isBelow, openLocalData, UnusableData, unusableFolder } from './start/local-data.ts';
import { HelpAsked, readOptions, UsageError } from './start/options.ts';
import { DevServerFailed } from './start/run-dev-server.ts';
import { startProduct } from './start/start-product.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

// These say themselves what to do; anything else is a fault of ours and shows where it happened.
const plain = [UsageError, NoBroker, BuildFailed, ConfigurationError, UnusableData, DevServerFailed];

function endWith(error: unknown): never {
  if (error instanceof HelpAsked) {
    say(error.message);
    process.exit(0);
  }
  const isPlain = plain.some(kind => error instanceof kind);
  const text = error instanceof Error ? (isPlain ? error.message : error.stack) : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

try {
  const options = readOptions(process.argv.slice(2), process.env);
  const data = await openLocalData({ isFresh: options.isFresh, env: process.env });
  const product = await startProduct({ options, data, env: process.env, say }).catch(error => {
    throw isBelow(data.folder, error) ? unusableFolder(data.folder, error) : error;
  });
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    say('Stopping …');
    product.stop().then(() => process.exit(0), endWith);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
} catch (error) {
  endWith(error);
}
