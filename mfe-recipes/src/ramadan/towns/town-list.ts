import { type ListedTown, readTowns } from '@sufra/prayer-times/towns';
import address from '@sufra/prayer-times/towns.txt';

let loaded: Promise<ListedTown[]> | undefined;

async function load(): Promise<ListedTown[]> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`the list of towns answered ${answer.status}`);
  return readTowns(await answer.text());
}

/** The whole list, as a file of the site: what is looked for in it stays here. A load that failed is tried again. */
export function townList(): Promise<ListedTown[]> {
  loaded ??= load().catch(error => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

/** For tests, each of which has a list of its own. */
export function forgetTowns() {
  loaded = undefined;
}
