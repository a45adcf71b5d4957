import { z } from 'zod';
import { siteDigits, siteLanguages } from '../constants/languages.ts';
import * as limits from '../constants/limits.ts';
import { orStop } from './or-stop.ts';

// The driver reads 24 hexadecimal digits as an ObjectId; anything else is refused before it gets there.
export const Id = z.string().regex(/^[0-9a-f]{24}$/, orStop('This is not an id.'));

export const Instant = z.iso.datetime();

// Not httpUrl(), which wants a name with a dot: a stand-in on this machine is an address as well.
export const HttpAddress = z.url({ protocol: /^https?$/, error: 'This is not an address.' });

// Trimmed, lower-cased and NFKC-normalised first, so that one address has one form; dots and plus signs count.
export const EmailAddress = z
  .string()
  .max(limits.emailLength, orStop('This e-mail address is too long.'))
  .transform(value => value.normalize('NFKC').trim().toLowerCase())
  // Measured again: one character may stand for several.
  .pipe(
    z
      .string()
      .max(limits.emailLength, orStop('This e-mail address is too long.'))
      .check(z.email(orStop('Please enter an e-mail address.'))),
  );

// Control characters would reach mail headers and logs; what turns the direction of text or cannot be seen would make a
// name look like another member's. The joiners that some scripts need stay.
const seenCharacters =
  /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u115f\u1160\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\u3164\ufeff\uffa0]*$/u;

export const PersonName = z
  .string()
  .trim()
  .max(limits.nameLength, orStop(`Please use at most ${limits.nameLength} characters.`))
  .regex(seenCharacters, orStop('Please use letters only.'))
  .regex(/[\p{L}\p{N}\p{P}\p{S}]/u, orStop('Please enter your name.'));

export const NewPassword = z
  .string()
  .min(limits.passwordLengthMin, orStop(`Please use at least ${limits.passwordLengthMin} characters.`))
  .max(limits.passwordLengthMax, orStop(`Please use at most ${limits.passwordLengthMax} characters.`));

/** What a mailed link carries. */
export const LinkToken = z.string().min(1, orStop()).max(200, orStop());

export const MessageAnswer = z.object({ message: z.string() });

/** What a call that gives content answers is described by its type and bytes, not by fields. */
export const Content = z.unknown();

/** Apart from their names, which pages know without a schema's code. */
export const SiteLanguage = z.enum(siteLanguages);
export type SiteLanguage = z.infer<typeof SiteLanguage>;

export const SiteDigits = z.enum(siteDigits);
export type SiteDigits = z.infer<typeof SiteDigits>;
