import type { Food } from '../foods/read-foods.ts';
import type { Language, Unit } from '../names/read-language.ts';
import type { Token } from '../names/tokenise.ts';

/** A food, and the piece of it that is named behind: '2 lettuce leaves'. */
export interface NamedFood {
  food: Food;
  piece: Unit | undefined;
}

interface Match {
  food: Food;
  from: number;
  to: number;
}

/** 'For the sauce:' says of which part of the dish the food is. */
const partBegins = new Set(['for', 'pour', 'untuk']);

const breaks = new Set([',', ';', ':', '(', ')', '[', ']', '/', '.', '+', '–', '-', '*']);

/**
 * The food that a line names: that of the first part of it with a name. What describes a food stands before it, or behind it, by language;
 * a word on the other side that says something else ('chicken pie') makes it another food, which is not known.
 */
export function findFood(tokens: readonly Token[], language: Language): NamedFood | undefined {
  const open = withoutBrackets(tokens);
  return findIn(open, language) ?? (open.length < tokens.length ? findIn(tokens, language) : undefined);
}

// 'Coriander (Dhania) Leaves' are coriander leaves.
function withoutBrackets(tokens: readonly Token[]): Token[] {
  let depth = 0;
  return tokens.filter(({ text }) => {
    if (text === '(' || text === '[') depth += 1;
    const isOpen = depth === 0;
    if ((text === ')' || text === ']') && depth > 0) depth -= 1;
    return isOpen;
  });
}

function findIn(tokens: readonly Token[], language: Language): NamedFood | undefined {
  const words = tokens.map(({ text, kind }) => (kind === 'word' ? language.stem(text) : text));
  const matches = longest(words, language);
  const isNamed = (at: number) => matches.some(({ from, to }) => at >= from && at < to);
  const isBreak = (at: number) =>
    !isNamed(at) && (breaks.has(words[at] ?? '') || (language.parts.has(words[at] ?? '') && at > 0));
  let from = 0;
  for (let at = 0; at <= words.length; at += 1) {
    if (at < words.length && !isBreak(at)) continue;
    const inside = matches.filter(match => match.from >= from && match.to <= at);
    const match = language.head === 'last' ? inside.at(-1) : inside[0];
    if (match) {
      if (words.slice(from, at).some((word, index) => language.others.has(word) && !isNamed(from + index)))
        return undefined;
      const beside = language.head === 'last' ? words.slice(match.to, at) : words.slice(from, match.from);
      if (!beside.every(word => saysNothing(word, language))) return undefined;
      return { food: match.food, piece: pieceIn(words.slice(match.from, at), match.food, language) };
    }
    if (words[at] === ':' && partBegins.has(words.slice(from, at).find(word => /\p{L}/u.test(word)) ?? '')) {
      from = at + 1;
      continue;
    }
    // A part that names something unknown: 'dragon sauce, with garlic' is no garlic.
    if (words.slice(from, at).some(word => !saysNothing(word, language))) return undefined;
    from = at + 1;
  }
  return undefined;
}

function pieceIn(words: readonly string[], food: Food, language: Language): Unit | undefined {
  if (language.head === 'first') return undefined;
  return words
    .slice(1)
    .map((_, at) => language.units.longestAt(words, at + 1)?.value)
    .find(unit => unit?.kind === 'piece' && unit.name !== 'piece' && food.pieces.has(unit.name));
}

const saysNothing = (word: string, language: Language) =>
  /^[\d.,/%*x-]+$/.test(word) ||
  word.length === 1 ||
  language.skip.has(word) ||
  language.approximate.has(word) ||
  language.units.longestAt([word], 0) !== undefined;

function longest(words: readonly string[], language: Language): Match[] {
  const matches: Match[] = [];
  for (let at = 0; at < words.length; ) {
    const found = language.foods.longestAt(words, at);
    if (found) matches.push({ food: found.value, from: at, to: at + found.length });
    at += found?.length ?? 1;
  }
  return matches;
}
