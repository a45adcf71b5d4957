const between = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, place) => first + place));

// Joined letters must all come from one file, and members write more than the catalogues do: whole alphabets, with all marks.
const marks = `${between(0x0610, 0x061a)}${between(0x064b, 0x065f)}ٰ`;
const signs = ' ،؛؟٪٫٬۔…«»()[]!:./\u200c\u200d\u200e\u200f\u2066\u2067\u2068\u2069';

/** What Arabic is written with. */
export const lettersOfArabic = `${signs}${between(0x0621, 0x064a)}${marks}${between(0x0660, 0x0669)}ٱﷺﷲ`;

/** What Urdu is written with, the Arabic that it quotes included. */
export const lettersOfUrdu = `${lettersOfArabic}ٹپچڈڑژکگںھہۂۃیےۓ${between(0x06f0, 0x06f9)}`;
