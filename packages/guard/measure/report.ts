import { runReport } from './run-report.ts';

// The reader of a pipe has seen enough: `| head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = runReport(process.argv.slice(2));
