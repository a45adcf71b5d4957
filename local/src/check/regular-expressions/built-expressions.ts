import { join } from 'node:path';
import { repository } from '../../slices/repository.ts';

interface Built {
  /** The place in the source that built it. */
  site: string;
  expression: RegExp;
}

/** Runs the work, and tells which regular expressions a file built meanwhile from what it put together. */
export async function builtExpressions(files: string[], work: () => Promise<void>) {
  const Native = globalThis.RegExp;
  const found = new Map<string, Built[]>(files.map(file => [file, []]));
  const note = (expression: RegExp) => {
    const line = new Error().stack
      ?.split('\n')
      .find(each => each.includes(repository) && !each.includes(import.meta.filename));
    const file = files.find(each => line?.includes(join(repository, each)));
    if (file && line) found.get(file)?.push({ site: line, expression });
    return expression;
  };
  globalThis.RegExp = new Proxy(Native, {
    construct: (target, given: [string, string?]) => note(new target(...given)),
    apply: (target, _this, given: [string, string?]) => note(target(...given)),
  });
  try {
    await work();
  } finally {
    globalThis.RegExp = Native;
  }
  return found;
}
