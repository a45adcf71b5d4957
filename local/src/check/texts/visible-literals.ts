import { childrenOf, isNode, type Node, treeOf } from './said-texts.ts';

// What these say is seen or heard, by their names in HTML and in web-kit.
const visibleAttributes = new Set([
  ...[
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'aria-valuetext',
    'title',
    'placeholder',
    'alt',
  ],
  ...['label', 'lead', 'heading', 'eyebrow', 'description', 'hint', 'message', 'confirm', 'cancel'],
]);

// In a table of data, or what is handed to a function: `toast({ message: 'Saved' })`.
const visibleProperties = new Set([
  'label',
  'title',
  'message',
  'heading',
  'lead',
  'words',
  'hint',
  'placeholder',
]);

const hasWords = (text: string) => /\p{L}{2,}/u.test(text);

/** The strings that an expression may come to: of a choice both, of a template what stands in it. */
function literalsOf(node: unknown): string[] {
  if (!isNode(node)) return [];
  if (node.type === 'StringLiteral') return [String(node.value)];
  if (node.type === 'TemplateLiteral') return (node.quasis as { raw: string }[]).map(({ raw }) => raw);
  if (node.type === 'ConditionalExpression')
    return [...literalsOf(node.consequent), ...literalsOf(node.alternate)];
  if (node.type === 'BinaryExpression') {
    const isChoice = ['&&', '||', '??'].includes(String(node.operator));
    return [
      ...(isChoice ? [] : literalsOf(node.left)),
      ...(isComparison(node) ? [] : literalsOf(node.right)),
    ];
  }
  return ['JSXExpressionContainer', 'ParenthesisExpression', 'TsAsExpression'].includes(node.type)
    ? literalsOf(node.expression)
    : [];
}

const isComparison = ({ operator }: Node) => /^[=!<>]/.test(String(operator));

const nameOf = (node: unknown) => (isNode(node) ? String(node.value ?? '') : '');

function found(node: Node): string[] {
  if (node.type === 'JSXText') return [String(node.value)];
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    return (node.children as Node[]).flatMap(child =>
      child.type === 'JSXExpressionContainer' ? literalsOf(child) : [],
    );
  if (node.type === 'JSXAttribute' && visibleAttributes.has(attributeName(node.name)))
    return literalsOf(node.value);
  if (node.type === 'KeyValueProperty' && visibleProperties.has(nameOf(node.key)))
    return literalsOf(node.value);
  return [];
}

// `aria-label` is a name in itself.
const attributeName = (name: unknown) => nameOf(name);

const within = (node: Node): string[] => [...found(node), ...childrenOf(node).flatMap(within)];

/** The words in a file that a visitor sees or hears and that stand in no catalogue. */
export const visibleLiterals = (file: string): string[] =>
  treeOf(file)
    .flatMap(within)
    .map(text => text.trim().replaceAll(/\s+/g, ' '))
    .filter(hasWords);
