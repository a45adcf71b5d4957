import type { CopiedTree } from './copied-tree.ts';

const block = /```sh\n([\s\S]*?)```/g;
const tableLine = /^ *- `(packages\/\S+\.ts)`: `(import [^`]+)` and `(\.{3}\w+,)`$/gm;

/** What a section of CONTRIBUTING.md says to do, in its order: commands, and lines of tables. */
function stepsUnder(heading: string, text: string) {
  const [, after = ''] = text.split(`\n## ${heading}\n`);
  const [section = ''] = after.split('\n## ');
  const commands = [...section.matchAll(block)].map(({ index, 1: body = '' }) => ({
    index,
    commands: body
      .split('\n')
      .map(line => line.trim())
      .filter(Boolean),
  }));
  const lines = [...section.matchAll(tableLine)].map(
    ({ index, 1: path = '', 2: first = '', 3: entry = '' }) => ({
      index,
      line: { path, first, entry },
    }),
  );
  return [...commands, ...lines].toSorted((one, other) => one.index - other.index);
}

/** Does in a copy of the tree what a section of CONTRIBUTING.md says, word for word. */
export async function followContributing(tree: CopiedTree, heading: string): Promise<void> {
  const steps = stepsUnder(heading, tree.read('CONTRIBUTING.md'));
  if (steps.length === 0) throw new Error(`CONTRIBUTING.md says nothing to do under '${heading}'`);
  for (const step of steps) {
    if ('line' in step) {
      const { path, first, entry } = step.line;
      const text = tree.read(path).replace(/^(?=import )/m, `${first}\n`);
      tree.write(path, text.replace(/^(?=\} as const satisfies)/m, `  ${entry}\n`));
    }
    // There is no library to fetch: linking is all that installing does here.
    else
      for (const command of step.commands)
        if (command === 'npm install') tree.link();
        else await tree.sh(command);
  }
}
