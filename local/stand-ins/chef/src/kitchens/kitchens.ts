import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { siteLanguages } from '@sufra/contracts';
import { linesOf } from '../pantry/read/data-file.ts';
import type { Kitchen, KitchenLanguage } from './kitchen.ts';
import { readKitchen } from './read-kitchen.ts';

const fileOf = (language: string) => join(import.meta.dirname, 'data', `${language}.txt`);
const isElsewhere = (language: string): language is KitchenLanguage => language !== 'en';

/** One for each language that has a file of dishes. */
export const kitchens: readonly Kitchen[] = siteLanguages
  .filter(isElsewhere)
  .filter(language => existsSync(fileOf(language)))
  .map(language => ({ language, ...readKitchen(linesOf(fileOf(language))) }));

export const kitchenOf = (language: string) => kitchens.find(kitchen => kitchen.language === language);
