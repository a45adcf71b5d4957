import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What 100 g of a food hold. `null`: USDA has no value, which is not nothing. */
export interface Per100 {
  kcal: number;
  protein: number;
  carbohydrate: number;
  sugars: number | null;
  fat: number;
  saturated: number | null;
  fibre: number | null;
  /** Grams of salt: of sodium, two and a half times as much. */
  salt: number | null;
}

export interface TableFood {
  ndb: string;
  description: string;
  per100: Per100;
  /** Grams of a millilitre, where the table says what a cup or a spoon of it weighs. */
  density: number | undefined;
}

interface Row {
  ndb: string;
  description: string;
  kcal: number;
  protein_g: number;
  fat_g: number;
  saturated_g: number | null;
  carbohydrate_g: number;
  sugars_g: number | null;
  fibre_g: number | null;
  sodium_mg: number | null;
  portions: { amount: number; unit: string; grams: number }[];
}

const path = join(import.meta.dirname, '..', '..', 'data', 'usda.jsonl');

/** data/usda.jsonl, by USDA's numbers. */
export function readTable(): Map<string, TableFood> {
  const rows = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  return new Map(
    rows.map(text => {
      const row = JSON.parse(text) as Row;
      return [
        row.ndb,
        {
          ndb: row.ndb,
          description: row.description,
          per100: {
            kcal: row.kcal,
            protein: row.protein_g,
            carbohydrate: row.carbohydrate_g,
            sugars: row.sugars_g,
            fat: row.fat_g,
            saturated: row.saturated_g,
            fibre: row.fibre_g,
            salt: row.sodium_mg === null ? null : (row.sodium_mg * 2.5) / 1_000,
          },
          density: densityOf(row.portions),
        },
      ];
    }),
  );
}

// The cup and spoons of the table are American: 236.6, 14.79 and 4.93 ml.
const volumes: [name: RegExp, millilitres: number][] = [
  [/^cup$/, 236.6],
  [/^cup, (?:chopped|diced|sliced|shredded|whole|raw|mashed)/, 236.6],
  [/^cup\b/, 236.6],
  [/^tbsp\b/, 14.79],
  [/^tsp\b/, 4.93],
  [/^fl oz\b/, 29.57],
];

function densityOf(portions: Row['portions']): number | undefined {
  for (const [name, millilitres] of volumes) {
    const portion = portions.find(({ unit }) => name.test(unit));
    if (portion) return portion.grams / portion.amount / millilitres;
  }
  return undefined;
}
