import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readFoods } from '../src/foods/read-foods.ts';

/** Writes usda.jsonl: of USDA's table (data/README.md says where it is from) the foods that words/foods.txt names. */
const [source] = process.argv.slice(2);
if (!source) throw new Error('Usage: node data/cut-usda.ts foods.jsonl.gz');

type Row = { ndb: string; portions?: { amount: number; unit: string; grams: number }[] } & Record<
  string,
  unknown
>;

const isVolume = ({ unit }: { unit: string }) => /^(cup|tbsp|tsp|fl oz)\b/.test(unit);
const wanted = new Set([...readFoods().values()].map(({ ndb }) => ndb));
const rows = gunzipSync(readFileSync(source))
  .toString('utf8')
  .split('\n')
  .filter(Boolean)
  .map(line => JSON.parse(line) as Row)
  .filter(({ ndb }) => wanted.has(ndb))
  .map(({ portions = [], aka: _, flags: __, refuse_pct: ___, ...food }) => ({
    ...food,
    portions: portions.filter(isVolume),
  }));

const missing = [...wanted].filter(ndb => !rows.some(row => row.ndb === ndb));
if (missing.length > 0) throw new Error(`USDA's table has no ${missing.join(', ')}`);
writeFileSync(join(import.meta.dirname, 'usda.jsonl'), rows.map(row => `${JSON.stringify(row)}\n`).join(''));
