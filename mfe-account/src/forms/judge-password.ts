import { brand, limits } from '@sufra/contracts';
import { t } from '../texts/text.ts';

export interface Person {
  name?: string | undefined;
  email?: string | undefined;
}

export interface Judgement {
  level: 'none' | 'weak' | 'fair' | 'good';
  words: string;
}

const goodLength = 12;
const shortestPart = 3;
// 'abababab': up to four characters, again and again.
const repeated = /^(.{1,4}?)\1+$/su;
// What people put before and after a word to make a password of it: a year, a sign or two.
const decoration = '[\\d\\p{P}\\p{S}]{0,4}[\\p{P}\\p{S}]{0,2}';
const decorated = new RegExp(`^${decoration}(.*?)${decoration}$`, 'su');

const folded = (text: string) => text.normalize('NFKC').toLowerCase();

function partsOf({ name = '', email = '' }: Person) {
  const [localPart = ''] = email.split('@');
  const parts = [email, name, localPart, ...localPart.split(/[^\p{L}]+/u), ...name.split(/\s+/)];
  return parts.map(part => folded(part.trim())).filter(part => [...part].length >= shortestPart);
}

/**
 * What can be said of a password here: a part of what the service refuses, never more. That it is not one of those that
 * many people use, only the service can tell.
 */
export function judgePassword(password: string, person: Person): Judgement {
  const text = folded(password);
  const forms = [text, decorated.exec(text)?.[1] ?? text];
  const isBuiltOn = (words: string[]) => forms.some(form => words.includes(form));

  if (password === '') return { level: 'none', words: t('form.judge.none') };
  if (password.length < limits.passwordLengthMin)
    return { level: 'weak', words: t('form.judge.short', { least: limits.passwordLengthMin }) };
  if (isBuiltOn(partsOf(person))) return { level: 'weak', words: t('form.judge.person') };
  if (isBuiltOn([folded(brand.name)]))
    return { level: 'weak', words: t('form.judge.brand', { brand: brand.name }) };
  if (repeated.test(text)) return { level: 'weak', words: t('form.judge.repeated') };
  if (password.length < goodLength) return { level: 'fair', words: t('form.judge.fair') };
  return { level: 'good', words: t('form.judge.good') };
}
