import { killRounds } from './kill-rounds.ts';

/** `npm run mongo:kill -w local -- 200 [seed]` */
const [rounds = '200', seed = String(Date.now() % 100_000)] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);

const { kills, acknowledged, faults, restarts } = await killRounds({
  rounds: Number(rounds),
  seed: Number(seed),
  onRound: round => {
    if (round % 20 === 0) say(`${round} kills`);
  },
});
for (const fault of faults) say(fault);
const sorted = restarts.toSorted((a, b) => a - b);
const at = (share: number) => `${Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)} ms`;
say(`seed ${seed}: ${kills} kills, ${acknowledged} acknowledged writes, ${faults.length} faults`);
say(`back after ${at(0.5)} (median), ${at(0.99)} (99th of 100), ${at(1)} (longest)`);
process.exitCode = faults.length > 0 ? 1 : 0;
