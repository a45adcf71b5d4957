import { type CookingProfile, type Eater, servingSizes, spiceLevels, usualServings } from '@sufra/contracts';
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../remembered/browser-storage.ts';
import { emptyRequest } from './recipe-request.ts';
import { requestStore } from './request-store.ts';

/** A word or a diet of the profile, or one who eats along, by id: 'avoid nuts', 'diet vegan', 'eater …'. */
type Part = `avoid ${string}` | `diet ${string}` | `eater ${string}`;

// What a member has taken off for the wish that is in the form. With the wish it is over.
let takenOff: ReadonlySet<Part> = new Set();
const listeners = new Set<() => void>();

function set(next: ReadonlySet<Part>) {
  takenOff = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const get = () => takenOff;

/** Takes a part off for this wish, or puts it back. */
export function toggleForThisWish(part: Part) {
  const next = new Set(takenOff);
  if (!next.delete(part)) next.add(part);
  set(next);
}

export const useTakenOff = () => useSyncExternalStore(subscribe, get, get);

/** Without what was taken off. */
export const ofThisWish = ({ avoid, diets }: CookingProfile) => ({
  avoid: avoid.filter(word => !takenOff.has(`avoid ${word}`)),
  diets: diets.filter(diet => !takenOff.has(`diet ${diet}`)),
});

const mostServings = Math.max(...servingSizes) as (typeof servingSizes)[number];

const others = (eaters: readonly Eater[]) => eaters.filter(({ kind }) => kind !== 'self');

/** Who eats along with the member. */
export const eatersOfThisWish = (eaters: readonly Eater[]): Eater[] =>
  others(eaters).filter(({ id }) => !takenOff.has(`eater ${id}`));

/** The profile as a table has it: for as many as eat, where it does not say for how many, and as mild as the mildest likes it. */
export function atTable(profile: CookingProfile, eaters: readonly Eater[]): CookingProfile {
  if (others(eaters).length === 0) return profile;
  const along = eatersOfThisWish(eaters);
  const count = along.length + 1;
  const levels = [profile.spiceLevel, ...along.map(({ profile: theirs }) => theirs?.spiceLevel)];
  return {
    ...profile,
    servingSize: profile.servingSize ?? servingSizes.find(size => size >= count) ?? mostServings,
    spiceLevel: spiceLevels.find(level => levels.includes(level)) ?? null,
  };
}

const key = 'sufra:profile-in-form';

const inForm = ({ servingSize, spiceLevel }: CookingProfile) => ({
  servingSize: servingSize ?? usualServings,
  spiceLevel: spiceLevel ?? emptyRequest.spiceLevel,
});

/** People at table and spice stand in the form: once for each profile, then the form is its reader's. */
export function fillInProfile(profile: CookingProfile) {
  const filled = JSON.stringify(inForm(profile));
  if (readStored('sessionStorage', key) === filled) return;
  const isEmpty = profile.servingSize === null && profile.spiceLevel === null;
  if (!isEmpty) requestStore.change(filledIn(profile));
  writeStored('sessionStorage', key, filled);
}

const filledIn = (profile: CookingProfile) => ({
  ...(profile.servingSize !== null && { servingSize: profile.servingSize }),
  ...(profile.spiceLevel !== null && { spiceLevel: profile.spiceLevel }),
});

/** The wish has come true: the next one starts from the profile again. */
export function startNextWish(profile: CookingProfile, eaters: readonly Eater[]) {
  set(new Set());
  requestStore.change(filledIn(atTable(profile, eaters)));
}
