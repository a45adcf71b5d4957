import { plainName } from './plain-name.ts';
import type { ListedTown } from './town.ts';

/** Reads the list that `npm run towns` wrote: the zones in the first line, then a town a line, the largest first. */
export function readTowns(text: string): ListedTown[] {
  const [first = '', ...lines] = text.trimEnd().split('\n');
  const zones = first.split('\t');
  return lines.map(line => {
    const [names = '', country = '', latitude, longitude, zone] = line.split('\t');
    const [name = '', ...others] = names.split(';');
    const spelled = others.map(other => other.split('='));
    return {
      name,
      country,
      latitude: Number(latitude),
      longitude: Number(longitude),
      timeZone: zones[Number(zone)] ?? 'UTC',
      namesIn: Object.fromEntries(spelled.filter(parts => parts.length === 2)),
      spellings: [name, ...spelled.map(parts => parts.at(-1) ?? '')].map(plainName),
    };
  });
}
