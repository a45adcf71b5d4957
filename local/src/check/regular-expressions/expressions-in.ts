import { parseSync } from '@swc/core';

export interface Expressions {
  /** Those that stand in the source, and strings that a method turns into one. */
  written: RegExp[];
  /** How many places build one while the program runs, from what the source alone does not say. */
  built: number;
}

interface Node {
  type?: string;
  value?: unknown;
  pattern?: string;
  flags?: string;
  callee?: Node;
  property?: Node;
  arguments?: unknown;
}

/** `'text'.match('a+')` makes an expression of its string; `replace` and `split` take a string as it is. */
const takesPattern = new Set(['match', 'matchAll', 'search']);

const textOf = (node: Node | undefined) => (node?.type === 'StringLiteral' ? String(node.value) : undefined);

const givenTo = ({ arguments: given }: Node): Node[] =>
  Array.isArray(given) ? given.map(({ expression }) => expression) : [];

function addOwn(node: Node, { written }: Expressions): boolean {
  if (node.type === 'RegExpLiteral') written.push(new RegExp(node.pattern ?? '', node.flags));
  const [first, second] = givenTo(node);
  const isMethod = node.callee?.type === 'MemberExpression';
  const name = isMethod ? node.callee?.property?.value : undefined;
  if (takesPattern.has(String(name))) {
    const pattern = textOf(first);
    if (pattern !== undefined) written.push(new RegExp(pattern));
  }
  if (node.callee?.type !== 'Identifier' || node.callee.value !== 'RegExp') return false;
  const pattern = textOf(first);
  if (pattern === undefined || (second && textOf(second) === undefined)) return true;
  written.push(new RegExp(pattern, textOf(second)));
  return false;
}

function addFrom(node: unknown, found: Expressions): void {
  if (node === null || typeof node !== 'object') return;
  if (addOwn(node, found)) found.built += 1;
  for (const child of Object.values(node)) addFrom(child, found);
}

/** Every regular expression of a source file, by its syntax tree. */
export function expressionsIn(source: string, { isTsx = false } = {}): Expressions {
  const found: Expressions = { written: [], built: 0 };
  addFrom(parseSync(source, { syntax: 'typescript', tsx: isTsx, target: 'es2024' }).body, found);
  return found;
}
