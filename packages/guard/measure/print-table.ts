export const say = (line = '') => process.stdout.write(`${line}\n`);
export const percent = (value: number) => `${(value * 100).toFixed(1)} %`;

const firstWidth = 12;

/** Rows of figures by language, the first cell of each being its name. */
export function printTable(heads: readonly string[], rows: readonly (readonly (string | number)[])[]) {
  const widths = heads.map((head, at) => (at === 0 ? firstWidth : head.length + 3));
  for (const row of [heads, ...rows])
    say(
      row
        .map((cell, at) =>
          at === 0 ? String(cell).padEnd(firstWidth) : String(cell).padStart(widths[at] ?? 0),
        )
        .join(''),
    );
}

/** The groups of one language each, in order, and all of them together. */
export function byLanguage<Thing extends { lang: string }>(all: readonly Thing[]): [string, Thing[]][] {
  const names = [...new Set(all.map(({ lang }) => lang))].toSorted();
  return [
    ...names.map((name): [string, Thing[]] => [name, all.filter(({ lang }) => lang === name)]),
    ['all', [...all]],
  ];
}
