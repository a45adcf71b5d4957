import type { FoodName } from '../food.ts';
import { type DataLine, fail, listOf } from './data-file.ts';

/** A family a line: `name: food, food, …`; all of it may be the main ingredient, so it knows how it is cooked. */
export function readFamilies(
  lines: readonly DataLine[],
  canBeMain: (food: FoodName) => boolean,
): ReadonlyMap<string, readonly FoodName[]> {
  return new Map(
    lines
      .filter(({ text }) => text !== '')
      .map(line => {
        const [name = '', foods = ''] = line.text.split(': ');
        const stray = listOf(foods).find(food => !canBeMain(food));
        if (stray !== undefined) fail(line, `'${stray}' is no food with minutes`);
        return [name, listOf(foods)];
      }),
  );
}
