const accented = new Map(
  [...'aeiounycAEIOUNYC'].map((letter, place) => [letter, [...'áéíóúñýçÁÉÍÓÚÑÝÇ'][place]]),
);

const growth = 0.4;

// In pieces as long as words: one run of it would be a word that no language has, and break no line.
const longer = (count: number) => '~'.repeat(count).replace(/~{8}(?=~)/g, '~~~~~~~ ');

/** English that is read easily, is 40 % longer, and is told from any text that is in no catalogue. */
export function pseudo(text: string): string {
  const letters = [...text].map(letter => accented.get(letter) ?? letter).join('');
  const more = Math.ceil(text.trim().length * growth);
  const last = letters.trimEnd();
  return last === '' ? text : `${last}${longer(more)}${letters.slice(last.length)}`;
}
