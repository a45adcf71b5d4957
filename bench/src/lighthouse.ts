import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runProduct } from '@sufra/service-kit/testing';
import { asInProduction } from './as-in-production.ts';
import { browserPath } from './browser-path.ts';
import { publicPages } from './public-pages.ts';
import { record } from './report.ts';
import { median } from './summary.ts';

/**
 * Lighthouse with its own settings for a phone, on each public page: once, and twice more where a score is below the goal; then the
 * middle one of the three counts. It is fetched when it is first asked for, into a folder of its own: an install of the project
 * stays without its hundred packages.
 */
const version = '13.5.0';
const goal = 95;
const installLimitMs = 90_000;
const runLimitMs = 60_000;
const folder = join(import.meta.dirname, '..', '..', '.cache', `lighthouse-${version}`);
const command = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js');
const run = promisify(execFile);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Report {
  /** How fast Lighthouse found the machine to be while it looked. */
  environment: { benchmarkIndex: number };
  categories: Record<
    (typeof categories)[number],
    { score: number; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, { score: number | null; displayValue?: string }>;
}

async function install(): Promise<string | undefined> {
  if (existsSync(command)) return undefined;
  const words = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--no-save'];
  try {
    await run('npm', [...words, `lighthouse@${version}`], { timeout: installLimitMs });
    return undefined;
  } catch (error) {
    const [reason] = error instanceof Error ? error.message.split('\n').slice(-2) : [];
    return `npm could not fetch lighthouse@${version}: ${reason ?? 'it says no reason'}`;
  }
}

async function look(address: string): Promise<Report> {
  const flags = '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run';
  const words = ['--quiet', '--output=json', '--no-enable-error-reporting', `--chrome-flags=${flags}`];
  const { stdout } = await run(
    process.execPath,
    [command, address, ...words, `--only-categories=${categories.join(',')}`],
    { timeout: runLimitMs, maxBuffer: 50_000_000, env: { ...process.env, CHROME_PATH: browserPath } },
  );
  return JSON.parse(stdout) as Report;
}

/** What cost the score most. */
const missedBy = ({ categories, audits }: Report, category: keyof Report['categories']) =>
  categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => [id, audits[id]?.displayValue].filter(Boolean).join(' '))
    .join(', ');

const isBelowGoal = (report: Report) =>
  categories.some(category => report.categories[category].score * 100 < goal);

async function measure(origin: string) {
  for (const { name, path } of await publicPages(origin)) {
    // The gateway draws a page for its first visitor; what all others meet is measured.
    await (await fetch(origin + path)).text();
    const reports = [await look(origin + path)];
    if (reports.some(isBelowGoal)) reports.push(await look(origin + path), await look(origin + path));
    for (const category of categories) {
      const scores = reports.map(report => report.categories[category].score * 100);
      const value = median(scores);
      const middle = reports[scores.indexOf(value)];
      record({
        what: `${name}: ${category}`,
        unit: '',
        value,
        spread: [Math.min(...scores), Math.max(...scores)],
        atLeast: goal,
        ...(middle &&
          value < goal && {
            note: `${missedBy(middle, category)}; index of the machine ${middle.environment.benchmarkIndex.toFixed(0)}`,
          }),
      });
    }
  }
}

const missing = browserPath ? await install() : 'Chromium is not installed';
if (missing) record({ what: 'Lighthouse', skipped: missing });
else {
  const product = await runProduct({ env: { ...asInProduction, RATE_PER_MINUTE: '0' } });
  try {
    await measure(product.origin);
  } finally {
    await product.stop();
  }
}
