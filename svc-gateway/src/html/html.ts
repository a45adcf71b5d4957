import { escapeHtml } from '@sufra/service-kit';

/** Markup that is finished and safe: only `html` makes it. */
class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Markup | undefined | readonly Part[];

function written(part: Part): string {
  if (part === undefined) return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map(written).join('');
  return escapeHtml(String(part));
}

/** A template whose values are escaped, unless they are markup themselves. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Markup =>
  new Markup(strings.reduce((text, next, at) => text + written(parts[at - 1]) + next));

/** Markup that is finished: cleaned where it was stored, or no markup at all. */
export const trusted = (text: string): Markup => new Markup(text);

export type { Markup };
