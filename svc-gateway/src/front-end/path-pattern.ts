const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function segmentPattern(segment: string) {
  if (segment === '*') return '(?:/.*)?';
  const isOptional = segment.endsWith('?');
  const name = isOptional ? segment.slice(0, -1) : segment;
  const one = `/${name.startsWith(':') ? '[^/]+' : escaped(name)}`;
  return isOptional ? `(?:${one})?` : one;
}

export interface PathPattern {
  matches(path: string): boolean;
  parameters: number;
}

const made = new Map<string, PathPattern>();

/**
 * A path pattern as React Router reads it: whole segments, any case, `:name`, `name?` and a last `*`. Made once each: a visit
 * is matched with those of all slices.
 */
export function pathPattern(pattern: string): PathPattern {
  const known = made.get(pattern) ?? makePattern(pattern);
  made.set(pattern, known);
  return known;
}

function makePattern(pattern: string): PathPattern {
  const segments = pattern.split('/').filter(Boolean);
  const expression = new RegExp(`^${segments.map(segmentPattern).join('') || '/'}/?$`, 'i');
  return {
    matches: path => expression.test(path),
    parameters: segments.filter(segment => segment.startsWith(':') || segment === '*').length,
  };
}
