import { randomInt } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { openClient } from './client.ts';
import { openDice } from './dice.ts';
import { type Fault, faults } from './faults.ts';
import { type House, openHouse } from './house.ts';
import { findFaults } from './invariants.ts';
import { openOperations } from './operations.ts';
import { noPrivateBroker } from './processes.ts';
import { openTraffic } from './traffic.ts';

// npm run test:faults; FAULT_ROUNDS, SEED, FAULT (a part of a name), FAULTS_ROUND=reduced, FAULTS_REPORT=<file>
const isReduced = process.env.FAULTS_ROUND === 'reduced';
const seed = Number(process.env.SEED ?? randomInt(2 ** 31));
const rounds = Number(process.env.FAULT_ROUNDS ?? 1);
const healSeconds = Number(process.env.HEAL_SECONDS ?? 15);
/** Beyond this nothing heals any more without a hand. */
const longestSeconds = 120;

const say = (line: string) => process.stdout.write(`${line}\n`);
const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));
const secondsSince = (began: number) => (performance.now() - began) / 1_000;

interface Report {
  survived: number;
  failed: string[];
  skipped: { what: string; reason: string }[];
}

function end(report: Report): never {
  if (process.env.FAULTS_REPORT) writeFileSync(process.env.FAULTS_REPORT, JSON.stringify(report));
  process.exit(report.failed.length > 0 ? 1 : 0);
}

// Whatever was started or mounted goes with the process.
for (const word of ['SIGINT', 'SIGTERM'] as const) process.once(word, () => process.exit(1));

const absence = noPrivateBroker();
if (absence) {
  say(`Skipped: ${absence}; without a broker that may be broken no fault is tried.`);
  end({ survived: 0, failed: [], skipped: [{ what: 'all faults', reason: absence }] });
}

say(`SEED=${seed} FAULT_ROUNDS=${rounds}`);
const dice = openDice(seed);
const operations = openOperations();
const house: House = await openHouse();
const client = openClient(house.origin, operations);
const traffic = openTraffic({ house, client, operations, dice });
const report: Report = { survived: 0, failed: [], skipped: [] };
let kills = 0;
let poison = 0;
let slowest = 0;

/** A new visitor goes from sign-up by the mailed link to a session; answers what it could not do, or nothing when it got through. */
async function heldUpAt(): Promise<string | undefined> {
  const before = traffic.people.length;
  await traffic.signUp();
  const person = traffic.people[before];
  if (!person || !operations.subjects('sign-up', 'ok').has(person.email)) {
    await pause(500);
    return 'sign-up';
  }
  for (let tries = 0; tries < 100; tries += 1) {
    await traffic.enter(person);
    if (person.token) return undefined;
    await pause(200);
  }
  return operations.subjects('verify', 'ok').has(person.email) ? 'sign-in' : 'mail';
}

async function untilHealed(): Promise<{ seconds: number; wasHeldUpAt: string[] }> {
  const began = performance.now();
  const wasHeldUpAt: string[] = [];
  while (secondsSince(began) < longestSeconds) {
    const step = await heldUpAt();
    if (!step) return { seconds: secondsSince(began), wasHeldUpAt };
    wasHeldUpAt.push(step);
  }
  return { seconds: Number.POSITIVE_INFINITY, wasHeldUpAt };
}

async function tryFault(fault: Fault, usual: number): Promise<void> {
  const missing = fault.absent?.(house);
  if (missing) return void report.skipped.push({ what: fault.name, reason: missing });
  const struck = await fault.run(house, dice).catch(error => ({ kills: 0, poison: 0, error: String(error) }));
  kills += struck.kills ?? 0;
  poison += struck.poison ?? 0;
  const { seconds: healed, wasHeldUpAt } = await untilHealed();
  slowest = Math.max(slowest, healed);
  // A machine that is busy is slower without a fault, too.
  const isInTime = healed <= healSeconds + 3 * usual;
  const problem =
    'error' in struck
      ? struck.error
      : isInTime
        ? undefined
        : `healed after ${healed.toFixed(1)} s, visitors were held up at ${wasHeldUpAt.join(', ')}`;
  if (problem) report.failed.push(`${fault.name}: ${problem}`);
  else report.survived += 1;
  say(`  ${problem ? '✗' : '✓'} ${fault.name}: ${problem ?? `healed after ${healed.toFixed(1)} s`}`);
}

try {
  const { seconds: usual } = await untilHealed();
  const wanted = faults.filter(
    ({ name, isQuick }) => (!isReduced || isQuick) && name.includes(process.env.FAULT ?? ''),
  );
  for (let round = 1; round <= rounds; round += 1) {
    say(`\nRound ${round}`);
    for (const fault of dice.shuffled(wanted)) await tryFault(fault, usual);
  }
  await traffic.stop();
  say('\nNow it is quiet: what clients were told is compared with what is there.');
  const began = performance.now();
  let found: string[] = [];
  do {
    found = await findFaults({
      ...{ house, client, operations, poison },
      people: traffic.people,
      mayRepeatMails: true,
    }).catch(error => [`cannot look: ${error}`]);
    if (found.length > 0) await pause(1_000);
  } while (found.length > 0 && secondsSince(began) < longestSeconds);
  report.failed.push(...found);
  for (const problem of found) say(`  ✗ ${problem}`);
  if (found.length === 0) say(`  ✓ all is as it was told, after ${secondsSince(began).toFixed(1)} s`);
} catch (error) {
  report.failed.push(`the suite itself: ${error instanceof Error ? error.stack : error}`);
  say(report.failed.at(-1) ?? '');
} finally {
  await traffic.stop().catch(() => undefined);
  await house.close().catch(error => say(`while closing: ${error}`));
}

const { ok, failed, unknown } = operations.byOutcome();
say(`
Faults survived: ${report.survived}; not survived: ${report.failed.length}; not tried here: ${report.skipped.length}
Operations: ${operations.count()} (${ok} acknowledged, ${failed} refused, ${unknown} unknown); kills of services: ${kills}; longest until healed: ${slowest.toFixed(1)} s
SEED=${seed}`);
for (const { what, reason } of report.skipped) say(`  not tried: ${what} (${reason})`);
for (const problem of report.failed) say(`  ✗ ${problem}`);
end(report);
