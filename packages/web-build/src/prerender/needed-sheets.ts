interface Sheet {
  file: string;
  css: string;
}

const classesIn = (html: string) =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));

const classesOf = (css: string) =>
  new Set([...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));

/**
 * As few of the style sheets as hold all the classes of a page: chunks that share a component each bring its rules, and
 * one of them is enough.
 */
export function neededSheets(html: string, sheets: Sheet[]): string[] {
  const used = classesIn(html);
  const candidates = sheets.map(({ file, css }) => ({
    file,
    bytes: css.length,
    missing: [...classesOf(css)].filter(name => used.has(name)),
  }));
  const needed: string[] = [];
  for (;;) {
    const [best] = candidates
      .filter(({ missing }) => missing.length > 0)
      .sort((a, b) => b.missing.length - a.missing.length || a.bytes - b.bytes || (a.file < b.file ? -1 : 1));
    if (!best) return needed;
    needed.push(best.file);
    const covered = new Set(best.missing);
    for (const each of candidates) each.missing = each.missing.filter(name => !covered.has(name));
  }
}
