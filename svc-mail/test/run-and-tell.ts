import { openTestPlatform } from '@sufra/service-kit/testing';
import { readConfig } from '../src/config.ts';
import { start } from '../src/service.ts';

// svc-mail as a process that a test may kill; the event to begin with is its only argument.
const platform = await openTestPlatform();
const { EVENT_BUS_NAMESPACE } = platform.env();
const service = await start(readConfig({ ...process.env, EVENT_BUS_NAMESPACE }));
await service.whenReady();
await platform.tell(JSON.parse(process.argv[2] ?? ''));
