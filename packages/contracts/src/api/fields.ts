import { z } from 'zod';
import { limits } from '../constants/limits.ts';

// The driver reads 24 hexadecimal digits as an ObjectId; anything else is refused before it gets there.
export const Id = z.string().regex(/^[0-9a-f]{24}$/, 'This is not an id.');

export const Instant = z.iso.datetime();

// Trimmed, lower-cased and NFKC-normalised first, so that one address has one form; dots and plus signs count.
export const EmailAddress = z
  .string()
  .max(limits.emailLength, 'This e-mail address is too long.')
  .transform(value => value.normalize('NFKC').trim().toLowerCase())
  .pipe(z.email('Please enter an e-mail address.'));

// Control characters would reach mail headers and logs.
export const PersonName = z
  .string()
  .trim()
  .min(1, 'Please enter your name.')
  .max(limits.nameLength, `Please use at most ${limits.nameLength} characters.`)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'Please use letters only.');

export const NewPassword = z
  .string()
  .min(limits.passwordLengthMin, `Please use at least ${limits.passwordLengthMin} characters.`)
  .max(limits.passwordLengthMax, `Please use at most ${limits.passwordLengthMax} characters.`);

export const MessageAnswer = z.object({ message: z.string() });
