import { commonWords } from './common-words.ts';
import { isPattern } from './pattern.ts';

const maxFreeEndingLength = 4;
const shortestCore = 3;
// The core ends with a letter, so that an ending is looked for after letters alone; a text of signs has no core.
const decoration = /^([\d\p{P}\p{S}]*)(?:(.*?)(?<![\d\p{P}\p{S}]))?([\d\p{P}\p{S}]*)$/su;
const lookalikes: Record<string, string> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const plain = (text: string, one: 'i' | 'l') =>
  [...text].map(character => (character === '1' ? one : (lookalikes[character] ?? character))).join('');

/** One form for what people see as the same: 'PassWord' and 'password', 'ﬁsh' and 'fish'. */
export const folded = (text: string) => text.normalize('NFKC').toLowerCase();

interface Parts {
  core: string;
  isLightlyDecorated: boolean;
}

function isLight(decorating: string): boolean {
  const digits = decorating.replace(/[\p{P}\p{S}]{1,2}$/u, '');
  return [...digits].length <= maxFreeEndingLength || isPattern(digits);
}

function partsOf(text: string): Parts {
  const [, before = '', core = '', after = ''] = decoration.exec(text) ?? [];
  return { core, isLightlyDecorated: isLight(before) && isLight(after) };
}

function isOneOf(words: ReadonlySet<string>, core: string) {
  const half = core.slice(0, core.length / 2);
  const isDoubled = half.repeat(2) === core && words.has(half);
  return words.has(core) || isDoubled || words.has([...core].reverse().join(''));
}

/** True when `password` is one of `words`: as it is, in disguise ('P@ssw0rd'), doubled, backwards, or with an ending ('…2026!'). */
export function isBuiltOn(words: ReadonlySet<string>, password: string): boolean {
  const text = folded(password);
  return [text, plain(text, 'i'), plain(text, 'l')].some(form => {
    const { core, isLightlyDecorated } = partsOf(form);
    return isLightlyDecorated && [core, plain(core, 'i'), plain(core, 'l')].some(it => isOneOf(words, it));
  });
}

const isLettersAndPattern = (letters: string, rest: string) => [...letters].length <= 2 && isPattern(rest);

export function isCommonPassword(password: string): boolean {
  const text = folded(password);
  const { core, isLightlyDecorated } = partsOf(text);
  return (
    isPattern(text) ||
    (isLightlyDecorated && core.length >= shortestCore && isPattern(core)) ||
    // 'a123456789': a letter or two and a pattern are a pattern.
    isLettersAndPattern(core, text.replace(core, '')) ||
    isBuiltOn(commonWords, password)
  );
}
