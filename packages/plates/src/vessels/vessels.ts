import { board } from './board.ts';
import { bowl } from './bowl.ts';
import { casserole } from './casserole.ts';
import { handi } from './handi.ts';
import { karahi } from './karahi.ts';
import { pan } from './pan.ts';
import { plate, platter } from './plate.ts';
import { stand } from './stand.ts';
import { tagine } from './tagine.ts';
import { tray } from './tray.ts';
import type { Vessel } from './vessel.ts';

export const vessels = {
  board,
  bowl,
  casserole,
  handi,
  karahi,
  pan,
  plate,
  platter,
  stand,
  tagine,
  tray,
  /** What is drawn with its food: a glass, a coupe. */
  none: () => ({ x: 200, y: 160, r: 130, k: 0.5, h: 0 }),
} satisfies Record<string, Vessel>;
export type VesselName = keyof typeof vessels;
