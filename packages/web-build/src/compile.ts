import webpack, { type Configuration, type Stats } from 'webpack';

/** Runs webpack once; a build with errors is refused with their text. */
export async function compile(configuration: Configuration): Promise<Stats> {
  const compiler = webpack(configuration);
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => (result ? resolve(result) : reject(error)));
  });
  // Closing writes the cache; the answer to a failed build must not wait for it to fail as well.
  await new Promise<void>((resolve, reject) => compiler.close(error => (error ? reject(error) : resolve())));
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
  return stats;
}
