import { runJest } from './run-jest.ts';
import type { Step } from './step.ts';
import { openTestBroker } from './test-broker.ts';
import { writeTestGroups } from './test-groups.ts';

export const jestStep: Step = {
  name: 'unit and service tests',
  async run() {
    const broker = await openTestBroker();
    process.stdout.write(`  The broker is ${broker.is}.\n`);
    try {
      return await runJest({ name: 'jest', env: { ...broker.env, TEST_SUITES: await writeTestGroups() } });
    } finally {
      await broker.stop();
    }
  },
};
