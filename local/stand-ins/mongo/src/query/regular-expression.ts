import { BSONRegExp } from 'bson';
import { MongoError } from '../mongo-error.ts';
import type { Value } from '../values/value.ts';

/** PCRE's `x` and leading `(?i)` are not JavaScript's: whitespace and comments go, inline options become flags. */
export function compileRegularExpression(pattern: string, options: string): RegExp {
  const inline = /^\(\?([imsx]+)\)/.exec(pattern);
  const flags = new Set(options + (inline?.[1] ?? ''));
  const body = inline ? pattern.slice(inline[0].length) : pattern;
  const source = flags.delete('x')
    ? body.replace(/\\.|\s+|#.*$/gm, part => (part[0] === '\\' ? part : ''))
    : body;
  flags.delete('u');
  for (const flag of flags) {
    if (!'ims'.includes(flag))
      throw new MongoError('BadRegularExpression', `invalid flag in regex options: ${flag}`);
  }
  return build(source, [...flags].join(''));
}

/** Unicode mode first, so that `.` takes a whole emoji; patterns that only the old mode accepts still work. */
function build(source: string, flags: string): RegExp {
  try {
    return new RegExp(source, `${flags}u`);
  } catch {
    return buildLoosely(source, flags);
  }
}

function buildLoosely(source: string, flags: string): RegExp {
  try {
    return new RegExp(source, flags);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new MongoError('BadRegularExpression', `Regular expression is invalid: ${reason}`);
  }
}

export function regularExpressionOf(value: Value): RegExp | undefined {
  return value instanceof BSONRegExp ? compileRegularExpression(value.pattern, value.options) : undefined;
}
