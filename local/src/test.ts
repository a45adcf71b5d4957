import { attackStep } from './check/attack-step.ts';
import { browserStep } from './check/browser-step.ts';
import { faultStep } from './check/fault-step.ts';
import { jestStep } from './check/jest-step.ts';
import { realMongoStep } from './check/real-mongo-step.ts';
import { type Outcome, type Step, sideBySide, toolStep } from './check/step.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const steps: Step[] = [
  sideBySide('types, lint, and what no code uses', [
    toolStep('types of services and tools', 'tsc', ['-p', 'tsconfig.node.json']),
    toolStep('types of the front end', 'tsc', ['-p', 'tsconfig.web.json']),
    toolStep('lint and format', 'biome', ['ci']),
    toolStep('what no code uses', 'knip', ['--no-progress', '--no-config-hints']),
  ]),
  jestStep,
  realMongoStep,
  toolStep('front-end build', 'node', ['packages/web-build/src/build.ts']),
  browserStep,
  attackStep,
  faultStep,
];

const total: Outcome = { passed: 0, failed: [], skipped: [] };
const results: string[] = [];
for (const step of steps) {
  say(`\n▶ ${step.name}`);
  const began = performance.now();
  const { passed, failed, skipped } = await step.run();
  total.passed += passed;
  total.failed.push(...failed);
  total.skipped.push(...skipped);
  const result = `  ${failed.length > 0 ? '✗' : '✓'} ${step.name}, ${((performance.now() - began) / 1000).toFixed(1)} s`;
  results.push(result);
  say(result);
}

if (total.skipped.length > 0) {
  say('\nSkipped here:');
  for (const { what, reason } of total.skipped) say(`  - ${what} (${reason})`);
}
say(`\n${results.join('\n')}`);
if (total.failed.length > 0) say(`\nFailed:\n${total.failed.map(name => `  - ${name}`).join('\n')}`);
say(`\n${total.passed} passed, ${total.failed.length} failed, ${total.skipped.length} skipped`);
process.exitCode = total.failed.length > 0 ? 1 : 0;
