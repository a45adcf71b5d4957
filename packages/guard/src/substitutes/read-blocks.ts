import type { Substitute } from '../judgement.ts';

/** A block of a file of substitutes: what it is about, and what to use instead. */
export type Block = {
  /** The line where it begins. */
  at: number;
  key: 'things' | 'kind';
  names: readonly string[];
  instead: Substitute;
};

/** Blocks of 'key: value' lines with an empty line between them; what begins with # is for the reader alone. */
export function readBlocks(path: string, content: string): Block[] {
  const lines = content.split('\n').map((line, index) => ({ at: index + 1, line: line.trim() }));
  const blocks: { at: number; key: Block['key']; names: string[]; use: string[]; note?: string }[] = [];
  let isOpen = false;
  for (const { at, line } of lines) {
    if (line.startsWith('#')) continue;
    if (!line) {
      isOpen = false;
      continue;
    }
    const [, key = '', value = ''] = /^([a-z]+): (.+)$/.exec(line) ?? [];
    const block = isOpen ? blocks.at(-1) : undefined;
    if (!block && (key === 'things' || key === 'kind')) {
      blocks.push({
        at,
        key,
        names: key === 'kind' ? [value] : value.split(',').map(name => name.trim()),
        use: [],
      });
      isOpen = true;
    } else if (block && key === 'use') block.use.push(value);
    else if (block && key === 'note' && block.note === undefined) block.note = value;
    else
      throw new Error(
        `${path}:${at}: expected ${block ? "'use: ' or one 'note: '" : "'things: ' or 'kind: '"}`,
      );
  }
  return blocks.map(({ at, key, names, use, note }) => ({
    at,
    key,
    names,
    instead: note === undefined ? { use } : { use, note },
  }));
}
