/** A style sheet as far as it matters to which pages need it. */
export interface Sheet {
  file: string;
  bytes: number;
  classes: string[];
}

const classesIn = (html: string) =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));

export const describeSheet = (file: string, css: string): Sheet => ({
  file,
  bytes: css.length,
  classes: [...new Set([...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name))],
});

/**
 * As few of the style sheets as hold all the classes of a page: chunks that share a component each bring its rules, and
 * one of them is enough.
 */
export function neededSheets(html: string, sheets: Sheet[]): string[] {
  const used = classesIn(html);
  const candidates = sheets.map(({ file, bytes, classes }) => ({
    file,
    bytes,
    missing: classes.filter(name => used.has(name)),
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
