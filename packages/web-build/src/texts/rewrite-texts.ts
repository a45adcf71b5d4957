import { type CallExpression, type ImportDeclaration, type Node, parse } from 'acorn';

export interface Edit {
  start: number;
  end: number;
  text: string;
}

interface Rewriting {
  /** For what is said when it cannot be rewritten. */
  file: string;
  /** The folder whose texts a module gives, if it is one of those. */
  ownerOf(specifier: string): string | undefined;
  marker(owner: string, key: string): string;
  formatsFor(owner: string): { format: string; formatRich: string };
}

type Said = { owner: string; isRich: boolean };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesIn(child);
}

const isImport = (node: Node): node is ImportDeclaration => node.type === 'ImportDeclaration';
const isCall = (node: Node): node is CallExpression => node.type === 'CallExpression';

const nameOf = (node: { type: string; name?: string; value?: unknown }) => node.name ?? String(node.value);

/** The changes that put a marker in the place of each `t('key')`, and let nothing of the catalogues in. */
export function rewriteTexts(source: string, { file, ownerOf, marker, formatsFor }: Rewriting): Edit[] {
  const program = parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  const said = new Map<string, Said>();
  const imports: { declaration: ImportDeclaration; owner: string }[] = [];
  for (const node of program.body.filter(isImport)) {
    const owner = ownerOf(String(node.source.value));
    if (owner === undefined) continue;
    imports.push({ declaration: node, owner });
    for (const specifier of node.specifiers) {
      const imported = specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : '';
      if (imported !== 't' && imported !== 'tRich')
        throw new Error(`${file} imports more than t and tRich from its texts`);
      said.set(specifier.local.name, { owner, isRich: imported === 'tRich' });
    }
  }

  const calls = [...nodesIn(program)].filter(isCall).flatMap(call => {
    const found = call.callee.type === 'Identifier' ? said.get(call.callee.name) : undefined;
    return found ? [{ call, ...found }] : [];
  });
  const edits = calls.flatMap(({ call, owner, isRich }): Edit[] => {
    const [key, values] = call.arguments;
    if (key?.type !== 'Literal' || typeof key.value !== 'string')
      throw new Error(`${file}: the key of a text stands in quotes where the text is said`);
    const text = marker(owner, key.value);
    if (!values) return [{ start: call.start, end: call.end, text }];
    return [
      { start: call.callee.start, end: call.callee.end, text: isRich ? '$formatRich' : '$format' },
      { start: key.start, end: key.end, text },
    ];
  });

  const used = calls.filter(({ call }) => call.arguments.length > 1);
  const importsOf = (owner: string) => {
    const from = formatsFor(owner);
    const format = used.some(({ isRich }) => !isRich);
    const rich = used.some(({ isRich }) => isRich);
    return [
      ...(format ? [`import { format as $format } from ${JSON.stringify(from.format)};`] : []),
      ...(rich ? [`import { formatRich as $formatRich } from ${JSON.stringify(from.formatRich)};`] : []),
    ].join('');
  };
  return [
    ...edits,
    ...imports.map(({ declaration: { start, end }, owner }) => ({ start, end, text: importsOf(owner) })),
  ];
}
