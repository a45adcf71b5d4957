import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';

/** `before`, then `again` as often as it takes, then `after`. */
export interface Hostile {
  before: string;
  again: string;
  after: string;
}

const everyday = [...'aA0_ <>"\'&;:,./\\-()[]{}=@#!?*+%|$^\n\t\0éß١م中😀\u00a0\u0301\uffff'];
/** What is repeated less often adds a constant, however long the text is. */
const endless = 10;
const maxPairs = 40;
const maxEndings = 7;

const crossed = (texts: string[], more: string[]) =>
  texts.flatMap(text => more.map(next => text + next)).slice(0, 4);

class Samples {
  readonly #own: string[];
  readonly #flags: string;

  /** With the characters that stand in the expression itself. */
  constructor(own: string[], flags: string) {
    this.#own = own;
    this.#flags = flags.replace(/[gyd]/g, '');
  }

  #whole = (node: AST.Element) => new RegExp(`^(?:${node.raw})$`, this.#flags);

  /** Letters that a class or a set takes: some of those that stand in the expression, some that do not. */
  letters(node: AST.Element): string[] {
    const whole = this.#whole(node);
    const taken = (letters: string[]) => letters.filter(letter => whole.test(letter));
    return [...new Set([...taken(this.#own).slice(0, 3), ...taken(everyday).slice(0, 3)])];
  }

  /** One that a class or a set does not take. */
  other(node: AST.Element): string[] {
    if (node.type === 'Group' || node.type === 'CapturingGroup' || node.type === 'Backreference') return [];
    const whole = this.#whole(node);
    return [...everyday, ...this.#own].filter(letter => !whole.test(letter)).slice(0, 1);
  }

  /** A few texts that a part of the expression matches; of a part that only looks, none. */
  of(node: AST.Element): string[] {
    if (node.type === 'Character') return [String.fromCodePoint(node.value)];
    if (node.type === 'Assertion' || node.type === 'Backreference') return [''];
    if (node.type === 'Group' || node.type === 'CapturingGroup')
      return node.alternatives.flatMap(({ elements }) => this.inOrder(elements)).slice(0, 12);
    if (node.type !== 'Quantifier') return this.letters(node);
    const times = Math.max(node.min, Math.min(1, node.max));
    return this.of(node.element).map(text => text.repeat(times));
  }

  inOrder(elements: readonly AST.Element[]): string[] {
    return elements.reduce<string[]>((texts, element) => crossed(texts, this.of(element)), ['']);
  }

  /** What stands before a part, from the beginning of the whole expression. */
  before(part: AST.Node): string {
    const { parent } = part;
    if (!parent) return '';
    const earlier =
      parent.type === 'Alternative'
        ? parent.elements.slice(0, parent.elements.indexOf(part as AST.Element))
        : [];
    return this.before(parent) + (this.inOrder(earlier)[0] ?? '');
  }
}

/**
 * Texts that may make an expression try one way after the other: what each of its parts matches, again and again, after
 * what leads there and before what it cannot end with.
 */
export function hostileTexts(expression: RegExp): Hostile[] {
  const tree = new RegExpParser({ ecmaVersion: 2025 }).parseLiteral(String(expression));
  const characters = new Set<string>();
  const loops: AST.Quantifier[] = [];
  visitRegExpAST(tree, {
    onCharacterEnter: node => void characters.add(String.fromCodePoint(node.value)),
    onQuantifierEnter: node => void (node.max >= endless && loops.push(node)),
  });
  const samples = new Samples([...characters], expression.flags);
  const bodies = [...new Set(loops.flatMap(loop => samples.of(loop.element)))].slice(0, 24);
  const pairs = bodies.flatMap(one => bodies.map(other => one + other)).slice(0, maxPairs);
  // `<a[^>]*>` is tried anew at every `<a`.
  const begun = loops.flatMap(loop => {
    const before = samples.before(loop);
    return [before, ...samples.of(loop.element).map(body => before + body)];
  });
  const others = loops.flatMap(loop => samples.other(loop.element));
  const endings = [...new Set(['', '\0', 'a', ...others, ...others.map(other => `a${other}`)])].slice(
    0,
    maxEndings,
  );
  const leads = new Set(['', ...loops.map(loop => samples.before(loop))]);
  const pieces = new Set([...bodies, ...begun, ...pairs].filter(Boolean));
  return [...leads].flatMap(before =>
    [...pieces].flatMap(again => endings.map(after => ({ before, again, after }))),
  );
}
