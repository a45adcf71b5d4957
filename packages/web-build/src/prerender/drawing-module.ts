// Part of a slice's drawing module, which the gateway runs: nothing here may need more than the pages themselves do.
import { withoutInlineStyles } from './inline-styles.ts';
import { neededSheets, type Sheet } from './needed-sheets.ts';

interface DrawnPage {
  html: string;
  answers: unknown[];
}

/**
 * What a drawing module does: the page at a path as a visitor sees it, with the style sheets that it needs. One page after
 * the other: the language is that of all that is being drawn.
 */
export const createDraw =
  (drawPage: (path: string) => Promise<DrawnPage>, drawIn: (language: string) => void = () => undefined) =>
  async (path: string, sheets: Sheet[], language = 'en') => {
    drawIn(language);
    const { html: drawn, answers } = await drawPage(path);
    const { pages, css } = withoutInlineStyles([drawn]);
    const [html = ''] = pages;
    const known = new Set(sheets.flatMap(({ classes }) => classes));
    const ownStyle = [...css.matchAll(/^\.(drawn-[\da-f]+)\{(.*)\}$/gm)].find(
      ([, name = '']) => !known.has(name),
    );
    if (ownStyle)
      throw new Error(`${path} has an inline style that no page of the build has: ${ownStyle[2]}`);
    return { html, answers, css: neededSheets(html, sheets) };
  };
