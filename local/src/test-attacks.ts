import { runAttacks } from './check/attack-step.ts';

// npm run test:security -- -g S60
const { failed, skipped } = await runAttacks(process.argv.slice(2));
for (const { what, reason } of skipped) process.stdout.write(`Skipped here: ${what} (${reason})\n`);
process.exitCode = failed.length > 0 ? 1 : 0;
