import type { z } from 'zod';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object with named fields',
  record: 'an object with named fields',
  date: 'a date',
  null: 'null',
};

const formats: Record<string, string> = {
  email: 'an e-mail address',
  url: 'a web address',
  datetime: 'a time such as 2026-02-18T17:30:00Z',
  date: 'a date such as 2026-02-18',
  uuid: 'a UUID',
};

/** What a caller is told of a field that the contract says nothing of its own about. */
export function issueWords(issue: Issue): string {
  if (issue.code === 'invalid_type') {
    if (issue.input === undefined) return 'This is required.';
    return `This must be ${kinds[issue.expected] ?? issue.expected}.`;
  }
  if (issue.code === 'invalid_value') return `This must be ${oneOf(issue.values)}.`;
  if (issue.code === 'invalid_format') {
    const format = formats[issue.format];
    return format ? `This must be ${format}.` : 'This is not written in the form that is wanted here.';
  }
  if (issue.code === 'too_big') return `This must ${amount(issue.origin, 'at most', issue.maximum)}.`;
  if (issue.code === 'too_small') return `This must ${amount(issue.origin, 'at least', issue.minimum)}.`;
  if (issue.code === 'not_multiple_of') return `This must be a multiple of ${issue.divisor}.`;
  if (issue.code === 'unrecognized_keys') return `No field has the name ${issue.keys.join(' or ')}.`;
  if (issue.code === 'invalid_union') return 'This is none of what is allowed here.';
  return 'This is not allowed here.';
}

function oneOf(values: readonly unknown[]) {
  const all = values.map(String);
  return all.length > 1 ? `one of ${all.slice(0, -1).join(', ')} and ${all[all.length - 1]}` : all.join('');
}

function amount(origin: string, bound: string, count: number | bigint) {
  const isOne = Number(count) === 1;
  if (origin === 'string') return `have ${bound} ${count} ${isOne ? 'character' : 'characters'}`;
  if (origin === 'array' || origin === 'set') return `have ${bound} ${count} ${isOne ? 'entry' : 'entries'}`;
  return `be ${bound} ${count}`;
}
