import { isFileFault } from '../../../files/code-of.ts';

/** Says itself, in a sentence for the operator, why the folder cannot be used. */
export class UnusableFolder extends Error {}

/** What the file system refuses is told of without a trace: it is no fault of ours. */
export function unusable(folder: string, error: unknown): unknown {
  if (!isFileFault(error)) return error;
  const message = `The embedded Mongo cannot use its folder ${folder}: ${error.message}.`;
  return new UnusableFolder(message, { cause: error });
}
