import { barleyBread } from './barley-bread.ts';
import { barleyTalbina } from './barley-talbina.ts';
import { blackSeed } from './black-seed.ts';
import { cucumber } from './cucumber.ts';
import { dates } from './dates.ts';
import { figs } from './figs.ts';
import { fish } from './fish.ts';
import { garlic } from './garlic.ts';
import { grapes } from './grapes.ts';
import { honey } from './honey.ts';
import { meat } from './meat.ts';
import { melon } from './melon.ts';
import { milk } from './milk.ts';
import { olive } from './olive.ts';
import { pomegranate } from './pomegranate.ts';
import { pumpkin } from './pumpkin.ts';
import type { SunnahDrawing } from './sunnah-drawing.ts';
import { watermelon } from './watermelon.ts';

/** By the slug of the food. */
export const drawings: Readonly<Record<string, SunnahDrawing>> = {
  honey,
  'barley-talbina': barleyTalbina,
  'black-seed': blackSeed,
  olive,
  milk,
  grapes,
  cucumber,
  watermelon,
  pumpkin,
  melon,
  dates,
  figs,
  pomegranate,
  fish,
  garlic,
  meat,
  'barley-bread': barleyBread,
};
