import { describe } from '@jest/globals';
import { noBrokerRights } from '../../testing/broker-rights.ts';

const absence = await noBrokerRights();

/** Runs where accounts can be made on the broker; elsewhere the suite is named as skipped, with the reason. */
export function describeWithRights(name: string, suite: () => void): void {
  if (absence === undefined) return void describe(name, suite);
  process.stderr.write(`skipped: ${name}, because ${absence}\n`);
  const passedOver = describe.skip;
  passedOver(`${name} (skipped: ${absence})`, suite);
}
