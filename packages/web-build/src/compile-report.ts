import type { Stats } from 'webpack';

/** What a development server says of each compilation. */
export function compileReport(name: string, stats: Stats): string {
  if (stats.hasErrors()) return stats.toString({ preset: 'errors-only', colors: process.stdout.isTTY });
  return `${name}: compiled in ${((stats.endTime - stats.startTime) / 1000).toFixed(1)} s`;
}
