import type { Value } from '../values/value.ts';
import { type IdBag, idsIn, withId, withoutId } from './id-bag.ts';
import type { Branch, Node } from './key-node.ts';
import { firstIn, inOrder, type Step } from './key-order.ts';

export type Entry = { keys: string[]; values: Value[] };
type Compare = (left: Value, right: Value) => number;

/** One level of hash tables per field of the index, so that the first fields alone can be looked up too. */
export type KeyTree = {
  add(entry: Entry, id: string): void;
  remove(keys: string[], id: string): void;
  /** Ids under a whole key, or under all keys that begin so; with steps, the fields after those in order. */
  find(keys: string[], steps?: Step[]): Iterable<string>;
};

export function keyTree(compare: Compare): KeyTree {
  const root: Branch = { nodes: new Map(), order: undefined };
  return {
    add: (entry, id) => addTo(root, { entry, at: 0, id, compare }),
    remove: (keys, id) => removeFrom(root, { keys, at: 0, id, compare }),
    find: (keys, steps = []) => findIn(root, { keys, steps, compare }),
  };
}

type Adding = { entry: Entry; at: number; id: string; compare: Compare };

function addTo(branch: Branch, { entry, at, id, compare }: Adding): void {
  const key = entry.keys[at] ?? '';
  const node = branch.nodes.get(key) ?? addNode(branch, { key, value: entry.values[at], compare });
  if (at === entry.keys.length - 1) {
    node.child = withId(isBranch(node.child) || node.child === '' ? undefined : node.child, id);
    return;
  }
  if (!isBranch(node.child)) node.child = { nodes: new Map(), order: undefined };
  addTo(node.child, { entry, at: at + 1, id, compare });
}

function addNode(
  branch: Branch,
  { key, value, compare }: { key: string; value: Value; compare: Compare },
): Node {
  const node: Node = { value, child: '' };
  branch.nodes.set(key, node);
  const { order } = branch;
  if (order)
    order.splice(
      firstIn(order, other => compare(other, value) > 0),
      0,
      node,
    );
  return node;
}

type Removing = { keys: string[]; at: number; id: string; compare: Compare };

function removeFrom(branch: Branch, { keys, at, id, compare }: Removing): void {
  const key = keys[at] ?? '';
  const node = branch.nodes.get(key);
  if (!node) return;
  if (isBranch(node.child)) {
    removeFrom(node.child, { keys, at: at + 1, id, compare });
    if (node.child.nodes.size > 0) return;
  } else {
    const left = withoutId(node.child, id);
    if (left !== undefined) {
      node.child = left;
      return;
    }
  }
  branch.nodes.delete(key);
  if (!branch.order) return;
  const first = firstIn(branch.order, value => compare(value, node.value) >= 0);
  branch.order.splice(branch.order.indexOf(node, first), 1);
}

type Finding = { keys: string[]; steps: Step[]; compare: Compare };

function* findIn(
  branch: Branch,
  { keys: [key, ...keys], steps: [step, ...later], compare }: Finding,
): Iterable<string> {
  if (key !== undefined) {
    const child = branch.nodes.get(key)?.child;
    yield* under(child, { keys, steps: step ? [step, ...later] : [], compare });
    return;
  }
  const nodes = step ? inOrder(orderOf(branch, compare), step, compare) : branch.nodes.values();
  for (const { child } of nodes) yield* under(child, { keys, steps: later, compare });
}

function under(child: Branch | IdBag | undefined, finding: Finding): Iterable<string> {
  return isBranch(child) ? findIn(child, finding) : idsIn(child);
}

/** Made when it is first asked for, and kept true from then on. */
function orderOf(branch: Branch, compare: Compare): Node[] {
  branch.order ??= [...branch.nodes.values()].sort((left, right) => compare(left.value, right.value));
  return branch.order;
}

function isBranch(child: Branch | IdBag | undefined): child is Branch {
  return typeof child === 'object' && 'nodes' in child;
}
