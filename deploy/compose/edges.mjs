import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../images/slices.mjs';

const block = /^## Who calls whom$[\s\S]*?^```text$([\s\S]*?)^```$/m;

/** Who may reach what, as docs/architecture.md draws it: the ports of each caller, `internet` among them. */
export function drawnEdges() {
  const [, text = ''] = block.exec(readFileSync(join(repository, 'docs/architecture.md'), 'utf8')) ?? [];
  const edges = new Map();
  for (const line of text.split('\n')) {
    const [caller, called] = line.split(' -> ');
    if (called === undefined || line.startsWith('#')) continue;
    edges.set(caller, [...(edges.get(caller) ?? []), ...called.split(' ')]);
  }
  return edges;
}
