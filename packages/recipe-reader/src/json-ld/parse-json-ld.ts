import { jsonrepair } from 'jsonrepair';

// What XHTML needed around a script.
const opening = /^(?:\/\/|\/\*)?\s?(?:<!\[CDATA\[|<!--)\s?(?:\*\/)?/;
const closing = /(?:(?:\/\/|\/\*)\s?)?(?:\]\]>|-->)(?:\s?\*\/)?$/;

/** The data in a script, mended where it is no JSON: line ends in texts, commas too many, comments. */
export function parseJsonLd(script: string): unknown {
  const text = script.trim().replace(opening, '').replace(closing, '').trim();
  for (const read of [parse, parseUnescaped, repaired]) {
    const data = read(text);
    if (data !== undefined) return data;
  }
  return undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Some templates write their quotes as entities. */
const parseUnescaped = (text: string) =>
  text.startsWith('{&quot;') || text.startsWith('[{&quot;')
    ? parse(text.replaceAll('&quot;', '"'))
    : undefined;

function repaired(text: string): unknown {
  try {
    return parse(jsonrepair(text.replace(/;$/, '')));
  } catch {
    return undefined;
  }
}
