import { z } from 'zod';

/** What an environment variable may hold, with words for whoever set it wrongly. */
export const port = () =>
  z.coerce
    .number('must be a port')
    .int('must be a port')
    .min(0, 'must be a port')
    .max(65_535, 'must be a port');
export const count = () =>
  z.coerce.number('must be a whole number').int('must be a whole number').nonnegative('must not be negative');
export const milliseconds = count;
export const url = (...protocols: string[]) =>
  z.string('must be an address').refine(
    value => {
      const parsed = URL.parse(value);
      return parsed !== null && protocols.includes(parsed.protocol);
    },
    `must be an address that starts with ${protocols.join(' or ')}`,
  );
export const httpUrl = () => url('http:', 'https:').transform(value => value.replace(/\/+$/, ''));
export const list = () =>
  z.string().transform(value =>
    value
      .split(',')
      .map(part => part.trim())
      .filter(Boolean),
  );
/** 32 random bytes in base64; the first of several seals, all of them open, so that a key can be replaced. */
export const keys = () =>
  list().refine(
    values => values.length > 0 && values.every(value => Buffer.from(value, 'base64').length === 32),
    'must hold one or more keys of 32 bytes in base64, separated by commas',
  );

/** Whole numbers, separated by commas. */
export const numbers = () =>
  list()
    .transform(values => values.map(Number))
    .refine(
      values => values.length > 0 && values.every(value => Number.isSafeInteger(value) && value >= 0),
      'must hold whole numbers, separated by commas',
    );
