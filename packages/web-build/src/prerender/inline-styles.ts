import { createHash } from 'node:crypto';

const decoded = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const classOf = (style: string) => `drawn-${createHash('sha256').update(style).digest('hex').slice(0, 8)}`;

const tagWithStyle = /<[a-z][\w-]*(?: [^<>]*?)? style="([^"]*)"[^<>]*>/g;

const withClass = (tag: string, name: string) =>
  tag.includes(' class="')
    ? tag.replace(' class="', ` class="${name} `)
    : tag.replace(/\/?>$/, ` class="${name}"$&`);

/** The site's policy applies no style attribute: each becomes a class, with a rule in a style sheet for all of them. */
export function withoutInlineStyles(pages: string[]): { pages: string[]; css: string } {
  const rules = new Map<string, string>();
  const written = pages.map(html =>
    html.replace(tagWithStyle, (tag, style: string) => {
      const name = classOf(style);
      rules.set(name, `.${name}{${decoded(style)}}`);
      return withClass(tag.replace(` style="${style}"`, ''), name);
    }),
  );
  return { pages: written, css: [...rules.values()].sort().join('\n') };
}
