/** The letters by which a script is known, those of the Latin one left out; a sign of Han or Hangul says as much as two letters. */
const scripts = {
  greek: { letters: /[\u0370-\u03ff\u1f00-\u1fff]/g, weight: 1 },
  cyrillic: { letters: /[\u0400-\u052f]/g, weight: 1 },
  arabic: { letters: /[\u0600-\u06ff]/g, weight: 1 },
  devanagari: { letters: /[\u0900-\u097f]/g, weight: 1 },
  bengali: { letters: /[\u0980-\u09ff]/g, weight: 1 },
  thai: { letters: /[\u0e00-\u0e7f]/g, weight: 1 },
  han: { letters: /[\u3005\u3041-\u30ff\u3400-\u9fff]/g, weight: 2 },
  // Letters that only these languages have among those of their script, and that are in every line of them.
  ukrainian: { letters: /[єіїґ]/gi, weight: 20 },
  serbian: { letters: /[ђѓѕјљњћќџ]/gi, weight: 20 },
  vietnamese: { letters: /[\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9]/g, weight: 30 },
  hangul: { letters: /[\uac00-\ud7a3]/g, weight: 2 },
} as const;

export type Script = 'latin' | keyof typeof scripts;

const latin = /[a-z\u00c0-\u024f\u1e00-\u1eff]/gi;
const beyondLatin = /[\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9\u0370-\u0e7f\u1f00-\u1fff\u3005-\ud7a3]/;
const entries = Object.entries(scripts) as [Script, { letters: RegExp; weight: number }][];

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/** The script that most of a text is written in, or the language whose own letters are in it. Kana are written among Han. */
export function scriptOf(text: string): Script {
  if (!beyondLatin.test(text)) return 'latin';
  let [script, most]: [Script, number] = ['latin', count(text, latin)];
  for (const [other, { letters, weight }] of entries) {
    const letter = count(text, letters) * weight;
    if (letter > most) [script, most] = [other, letter];
  }
  return script;
}
