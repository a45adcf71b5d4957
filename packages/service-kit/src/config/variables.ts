import { isIP } from 'node:net';
import { z } from 'zod';
import { addressesOf } from './addresses-of.ts';

/** What an environment variable may hold, with words for the operator who set it wrongly. */
export const port = () =>
  z.coerce
    .number('must be a port')
    .int('must be a port')
    .min(0, 'must be a port')
    .max(65_535, 'must be a port');
export const count = () =>
  z.coerce.number('must be a whole number').int('must be a whole number').nonnegative('must not be negative');
export const atLeast = (least: number) =>
  count().refine(value => value >= least, `must be at least ${least}`);
function isAddress(value: string, protocols: string[]): boolean {
  const parsed = URL.parse(value);
  return parsed !== null && protocols.includes(parsed.protocol);
}

export const share = () =>
  z.coerce
    .number('must be a number from 0 to 1')
    .min(0, 'must be a number from 0 to 1')
    .max(1, 'must be a number from 0 to 1');
export const url = (...protocols: string[]) =>
  z
    .string('must be an address')
    .refine(
      value => isAddress(value, protocols),
      `must be an address that starts with ${protocols.join(' or ')}`,
    );
/** Of a database or a broker, which may be a cluster: then every member stands in it, with a comma between them. */
export const clusterUrl = (...protocols: string[]) =>
  z
    .string('must be an address')
    .refine(
      value => addressesOf(value).every(address => isAddress(address, protocols)),
      `must be an address that starts with ${protocols.join(' or ')}`,
    );
export const httpUrl = () => url('http:', 'https:').transform(value => value.replace(/(?<!\/)\/+$/, ''));
/** Only the part of an address that names a site: a path or a password there would be dropped without a word. */
export const origin = () =>
  httpUrl().refine(value => URL.parse(value)?.origin === value, 'must be an address without a path');
/** Names and addresses, as `Host` may hold them, separated by commas: what to listen on. */
export const host = () =>
  z
    .string()
    .regex(/^[\w.:-]+(,[\w.:-]+)*$/, 'must hold names or addresses of this machine, separated by commas');
/** A line break in a key would be refused by each call, in words that hold the key. */
export const oneWord = () =>
  z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]+$/, 'must be one word of plain characters');
export const list = () =>
  z.string().transform(value =>
    value
      .split(',')
      .map(part => part.trim())
      .filter(Boolean),
  );
/** Several addresses of one thing, separated by commas. */
export const httpUrls = () =>
  list().refine(
    values => values.length > 0 && values.every(value => /^https?:$/.test(URL.parse(value)?.protocol ?? '')),
    'must hold addresses that start with http: or https:, separated by commas',
  );

const isNetwork = (text: string) => {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
};
const networkNames = new Set(['loopback', 'linklocal', 'uniquelocal']);
/** Whose word on a caller's address is taken. */
export const proxies = () =>
  z
    .string()
    .refine(
      value =>
        value === 'none' ||
        value.split(',').every(part => networkNames.has(part.trim()) || isNetwork(part.trim())),
      'must hold addresses or networks (10.0.0.0/8, loopback), separated by commas, or be none',
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
