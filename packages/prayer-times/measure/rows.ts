import { readFileSync } from 'node:fs';
import { type MethodId, methodOfCountry, type Prayer, prayers } from '../src/index.ts';

/** A line of a published table. */
export interface Row {
  city: string;
  country?: string;
  lat: number;
  lon: number;
  timezone: string;
  method: string;
  madhab?: string;
  date: string;
  parameters?: string;
  highLatitudeRule?: string;
  [more: string]: unknown;
}

export class BadFile extends Error {}

const names = ['city', 'timezone', 'method', 'date'] as const;

export function readRows(path: string): Row[] {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new BadFile(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  return text
    .split('\n')
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.trim() !== '')
    .map(({ line, number }) => readRow(line, `${path}:${number}`));
}

function readRow(line: string, where: string): Row {
  let row: Row;
  try {
    row = JSON.parse(line);
  } catch {
    throw new BadFile(`${where} is not JSON`);
  }
  const isWhole =
    names.every(name => typeof row[name] === 'string') &&
    Number.isFinite(row.lat) &&
    Number.isFinite(row.lon) &&
    /^\d{4}-\d\d-\d\d$/.test(row.date);
  if (!isWhole) throw new BadFile(`${where} lacks one of city, lat, lon, timezone, method, date`);
  return row;
}

/** `18:31` of a prayer: what the authority published, where the row also holds what was computed. */
export const timeOf = (row: Row, prayer: Prayer): { clock: string; isPublished: boolean } | undefined => {
  const published = row[`published_${prayer}`];
  const clock = published ?? row[prayer];
  return typeof clock === 'string' && /^\d{1,2}:\d\d/.test(clock)
    ? { clock, isPublished: published !== undefined }
    : undefined;
};

export const prayersOf = (row: Row) => prayers.filter(prayer => timeOf(row, prayer));

const otherNames: Record<string, MethodId> = {
  mwl: 'muslim-world-league',
  muslimworldleague: 'muslim-world-league',
  egypt: 'egypt',
  egyptian: 'egypt',
  karachi: 'karachi',
  ummalqura: 'umm-al-qura',
  makkah: 'umm-al-qura',
  gulf: 'gulf',
  dubai: 'dubai',
  qatar: 'qatar',
  kuwait: 'kuwait',
  jordan: 'jordan',
  turkey: 'turkey',
  diyanet: 'turkey',
  tehran: 'tehran',
  jafari: 'jafari',
  morocco: 'morocco',
  habous: 'morocco',
  algeria: 'algeria',
  tunisia: 'tunisia',
  bangladesh: 'bangladesh',
  islamicfoundation: 'bangladesh',
  ifb: 'bangladesh',
  dhaka: 'bangladesh',
  jakim: 'malaysia',
  malaysia: 'malaysia',
  kemenag: 'indonesia',
  indonesia: 'indonesia',
  jakarta: 'indonesia',
  singapore: 'singapore',
  muis: 'singapore',
  moonsightingcommittee: 'moonsighting-committee',
  moonsighting: 'moonsighting-committee',
  isna: 'north-america',
  northamerica: 'north-america',
  gmp: 'france-18',
  gmp18: 'france-18',
  france18: 'france-18',
  france15: 'france-15',
  uoif: 'france-12',
  uoif12: 'france-12',
  gmp12: 'france-12',
  france: 'france-12',
  france12: 'france-12',
  portugal: 'portugal',
  lisbon: 'portugal',
  russia: 'russia',
};

const regions = new Intl.DisplayNames('en', { type: 'region' });
const codes = new Map(
  Array.from({ length: 26 * 26 }, (_, index) => {
    const code = String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26));
    return [regions.of(code), code] as const;
  }),
);

/** The two letters of `Bangladesh`. */
export const countryOf = ({ country }: Row): string | undefined => codes.get(country);

/** Which of our methods a table's own name means: `JAKIM+2` is JAKIM. A name that says nothing to us is the country's. */
export function methodOf(row: Row): MethodId {
  const plain = row.method.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  const known = Object.keys(otherNames).filter(name => plain.startsWith(name));
  const [longest] = known.toSorted((a, b) => b.length - a.length);
  const country = countryOf(row);
  const method = longest === undefined ? country && methodOfCountry(country) : otherNames[longest];
  if (method) return method;
  throw new BadFile(`no method is known as '${row.method}', and no country as '${row.country}'`);
}
