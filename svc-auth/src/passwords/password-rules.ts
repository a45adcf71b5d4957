import { brand } from '@sufra/contracts';
import { Problem } from '@sufra/service-kit';
import { type MatchExtended, ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import type { IsBreached } from './breached-passwords.ts';
import { ownWords } from './own-words.ts';

interface NewPassword {
  password: string;
  email: string;
  name: string;
  /** The field of the request that holds it. */
  path?: string;
}

const shortestPart = 3;
/** A program that may try ten times in a quarter of an hour never gets as far. */
const minGuesses = 1e6;
/** A longer text is no weaker than its beginning, and the time to judge one grows with the square of its length. */
const judgedLength = 40;
// What members put before and after a word to make a password of it: a year, a sign or two.
const decoration = /^[\d\p{P}\p{S}]+|(?<![\d\p{P}\p{S}])[\d\p{P}\p{S}]+$/gu;
const maxDigits = 4;
const maxSigns = 3;

/** The commonest passwords of leaks: none of them passes, whatever is reckoned of its letters. */
const leaked = new Set(dictionary['passwords-common']);

const guesses = new ZxcvbnFactory({
  dictionary: { ...dictionary, own: ownWords, brand: [folded(brand.name)] },
  graphs: adjacencyGraphs,
});

/** One form for what a reader sees as the same: 'PassWord' and 'password', 'ﬁsh' and 'fish'. */
function folded(text: string) {
  return text.normalize('NFKC').toLowerCase();
}

function personalWords({ email, name }: Pick<NewPassword, 'email' | 'name'>): string[] {
  const [localPart = ''] = email.split('@');
  const parts = [localPart, ...localPart.split(/[^\p{L}]+/u), ...name.split(/\s+/), name.replace(/\s+/g, '')];
  const words = [email, name, ...parts].map(folded);
  return [...new Set(words)].filter(word => [...word].length >= shortestPart);
}

const count = (text: string, kind: RegExp) => text.match(kind)?.length ?? 0;

const isLight = (text: string) =>
  count(text, /\d/g) <= maxDigits && count(text, /[\p{P}\p{S}]/gu) <= maxSigns;

/** The one word, or walk over the keyboard, that stays when a light decoration is taken off. */
function soleMatch(password: string, personal: string[]): MatchExtended | undefined {
  const core = password.replace(decoration, '');
  const decorations = password.match(decoration) ?? [];
  if (core.length < shortestPart || !decorations.every(isLight)) return undefined;
  const { sequence, guesses: needed } = guesses.check(core, personal);
  const [match] = sequence;
  return sequence.length === 1 && match?.pattern !== 'bruteforce' && needed < minGuesses ? match : undefined;
}

/** What makes it easy to guess; nothing when it is not. */
function weakMatches(password: string, personal: string[]): MatchExtended[] {
  const judged = folded([...password].slice(0, judgedLength).join(''));
  const { sequence, guesses: needed } = guesses.check(judged, personal);
  if (needed < minGuesses) return sequence;
  const match = soleMatch(judged, personal);
  return match ? [match] : [];
}

function weaknessOf({ password, email, name }: NewPassword): string | undefined {
  const personal = personalWords({ email, name });
  const matches = weakMatches(password, personal);
  const isFrom = (source: string) => matches.some(({ dictionaryName }) => dictionaryName === source);
  // An address may be longer than what is judged.
  if (isFrom('userInputs') || personal.includes(folded(password)))
    return 'Please choose something other than your name or your e-mail address.';
  if (isFrom('brand')) return `Please choose something other than ‘${brand.name}’.`;
  if (matches.length === 0 && !leaked.has(folded(password))) return undefined;
  return 'Many people use this password, so it is among the first to be guessed. Please choose another.';
}

/** Length is a matter of the schema; here is what it cannot see. No rule asks for kinds of characters. */
export function assertStrongPassword(candidate: NewPassword) {
  const message = weaknessOf(candidate);
  if (message) throw weakPassword(message, candidate.path);
}

/** What the rules let pass may still be known from a leak elsewhere; asking that takes a moment, so it comes last. */
export async function assertNotBreached(
  isBreached: IsBreached,
  { password, path }: Pick<NewPassword, 'password' | 'path'>,
) {
  if (await isBreached(password))
    throw weakPassword('This password is known from a leak at another site. Please choose another.', path);
}

const weakPassword = (message: string, path = 'password') =>
  new Problem('weak_password', { details: [{ path, message }] });
