import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Block, readBlocks } from './read-blocks.ts';

export const substitutesFolder = join(import.meta.dirname, '..', '..', 'substitutes');

export const substituteFiles = ['things.txt', 'kinds.txt'] as const;

export function loadSubstitutes(file: (typeof substituteFiles)[number], folder = substitutesFolder): Block[] {
  return readBlocks(`substitutes/${file}`, readFileSync(join(folder, file), 'utf8'));
}
