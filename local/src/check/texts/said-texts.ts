import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from '@swc/core';

export interface Node {
  type: string;
  [field: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** What a syntax tree's node holds directly; arguments of a call and properties stand in objects without a type. */
export const childrenOf = (node: Node): Node[] => Object.values(node).flatMap(below);

function below(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(below);
  if (isNode(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(below) : [];
}

export const treeOf = (file: string): Node[] =>
  parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2024' })
    .body as unknown as Node[];

export interface Said {
  /** Nothing where it does not stand in quotes. */
  key: string | undefined;
  /** The names of the values that are given; nothing where they cannot be read from the call. */
  values: string[] | undefined;
  isRich: boolean;
  isAtModuleLevel: boolean;
}

const functions = ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration', 'ClassMethod'];

const isIdentifier = (node: unknown): node is Node & { value: string } =>
  isNode(node) && node.type === 'Identifier';

function namesOf(given: unknown): string[] | undefined {
  if (given === undefined) return [];
  if (!isNode(given) || given.type !== 'ObjectExpression') return undefined;
  const names = (given.properties as Node[]).map(property =>
    property.type === 'Identifier'
      ? String(property.value)
      : property.type === 'KeyValueProperty' && isIdentifier(property.key)
        ? property.key.value
        : undefined,
  );
  return names.every(name => name !== undefined) ? names : undefined;
}

function saidIn(node: Node, isAtModuleLevel: boolean): Said[] {
  const isInside = isAtModuleLevel && !functions.includes(node.type);
  const inside = childrenOf(node).flatMap(child => saidIn(child, isInside));
  const callee = node.callee;
  if (node.type !== 'CallExpression' || !isIdentifier(callee) || !['t', 'tRich'].includes(callee.value))
    return inside;
  const [key, given] = (node.arguments as { expression: Node }[]).map(({ expression }) => expression);
  return [
    {
      key: key?.type === 'StringLiteral' ? String(key.value) : undefined,
      values: namesOf(given),
      isRich: callee.value === 'tRich',
      isAtModuleLevel,
    },
    ...inside,
  ];
}

const textsFile = /^\.{1,2}\/(?:[\w./-]*\/)?text\.ts$/;

/** The texts that a file says with the `t` and `tRich` of its slice. */
export function textsSaidIn(file: string): Said[] {
  const tree = treeOf(file);
  const says = tree.some(node => {
    const source = node.type === 'ImportDeclaration' ? (node.source as { value: string }).value : '';
    return textsFile.test(source) && existsSync(join(dirname(file), dirname(source), 'en.json'));
  });
  return says ? tree.flatMap(node => saidIn(node, true)) : [];
}
