import { brand } from '@sufra/contracts';
import { Problem } from '@sufra/service-kit';
import { folded, isBuiltOn, isCommonPassword } from './common-password.ts';

interface NewPassword {
  password: string;
  email: string;
  name: string;
  /** The field of the request that holds it. */
  path?: string;
}

const shortestPart = 3;

function personalWords({ email, name }: Pick<NewPassword, 'email' | 'name'>): ReadonlySet<string> {
  const [localPart = ''] = email.split('@');
  const parts = [localPart, ...localPart.split(/[^\p{L}]+/u), ...name.split(/\s+/), name.replace(/\s+/g, '')];
  const words = [email, name, ...parts].map(folded);
  return new Set(words.filter(word => [...word].length >= shortestPart));
}

const brandWords: ReadonlySet<string> = new Set([folded(brand.name)]);

function weaknessOf({ password, email, name }: NewPassword): string | undefined {
  // Digits at the end of a name or an address belong to it, so they are compared as they are, too.
  const personal = personalWords({ email, name });
  if (personal.has(folded(password)) || isBuiltOn(personal, password))
    return 'Please choose something other than your name or your e-mail address.';
  if (isBuiltOn(brandWords, password)) return `Please choose something other than ‘${brand.name}’.`;
  if (isCommonPassword(password))
    return 'Many people use this password, so it is among the first to be guessed. Please choose another.';
  return undefined;
}

/** Length is a matter of the schema; here is what it cannot see. No rule asks for kinds of characters. */
export function assertStrongPassword(candidate: NewPassword) {
  const message = weaknessOf(candidate);
  if (message)
    throw new Problem('weak_password', { details: [{ path: candidate.path ?? 'password', message }] });
}
