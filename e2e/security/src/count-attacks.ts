import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const rowOf = ({ title }: TestCase) => title.split(' ')[0] ?? title;

/** Says at the end what came of the attacks: how many were refused, what got through, what was not tried and why. */
export default class CountAttacks implements Reporter {
  private refused = 0;
  private readonly through: string[] = [];
  private readonly skipped: string[] = [];

  onTestEnd(test: TestCase, { status }: TestResult): void {
    if (status === 'passed') this.refused += 1;
    else if (status === 'skipped') {
      const why = test.annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given';
      this.skipped.push(`${rowOf(test)} (${why})`);
    } else this.through.push(rowOf(test));
  }

  onEnd({ status }: FullResult): void {
    const lines = [
      `\nAttacks refused: ${this.refused}; got through: ${this.through.length}; not tried here: ${this.skipped.length} (${status})`,
      ...(this.through.length > 0 ? [`Got through: ${this.through.join(', ')}`] : []),
      ...(this.skipped.length > 0 ? ['Not tried here:', ...this.skipped.map(line => `  - ${line}`)] : []),
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
