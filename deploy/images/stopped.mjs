/** Ctrl-C ends a run early, and leaves no more behind than its end does. */
export function cleanUpWhenStopped(cleanUp) {
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      process.stdout.write('Stopping: removing what this run has made …\n');
      cleanUp().then(
        () => process.exit(130),
        error => {
          process.stderr.write(`${error.message}\n`);
          process.exit(1);
        },
      );
    });
}
