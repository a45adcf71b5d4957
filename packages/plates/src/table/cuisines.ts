import type { Pigment } from '../pen/pigments.ts';
import type { Motif } from './motifs.ts';

export interface Cuisine {
  table: Pigment;
  cloth: Pigment;
  motif: Motif;
  /** The colours of its vessels. */
  wares: readonly Pigment[];
}

export const plainTable: Cuisine = {
  table: 'wheat',
  cloth: 'paper',
  motif: 'stitch',
  wares: ['green', 'paper', 'glaze', 'crust'],
};

const cuisines: Record<string, Cuisine> = {
  Desi: { table: 'paprika', cloth: 'saffron', motif: 'buti', wares: ['crust', 'ink', 'green'] },
  'Middle Eastern': {
    table: 'wheat',
    cloth: 'green',
    motif: 'star',
    wares: ['glaze', 'paprika', 'paper'],
  },
  Italian: { table: 'leaf', cloth: 'paper', motif: 'check', wares: ['paper', 'paprika', 'green'] },
  Chinese: { table: 'green', cloth: 'ruby', motif: 'fret', wares: ['paper', 'ruby', 'glaze'] },
  Turkish: { table: 'glaze', cloth: 'paper', motif: 'tulip', wares: ['paprika', 'paper', 'crust'] },
  Thai: { table: 'saffron', cloth: 'leaf', motif: 'lozenge', wares: ['green', 'paper', 'glaze'] },
  Japanese: { table: 'glaze', cloth: 'wheat', motif: 'wave', wares: ['ink', 'ruby', 'paper'] },
  Indonesian: { table: 'crust', cloth: 'wheat', motif: 'kawung', wares: ['green', 'bark', 'paper'] },
  Moroccan: { table: 'saffron', cloth: 'paprika', motif: 'lozenge', wares: ['paprika', 'green', 'glaze'] },
  Persian: { table: 'ruby', cloth: 'glaze', motif: 'boteh', wares: ['glaze', 'paper', 'saffron'] },
};

export const cuisineNames = Object.keys(cuisines);

export const cuisineOf = (name: string | undefined): Cuisine =>
  (name !== undefined && Object.hasOwn(cuisines, name) ? cuisines[name] : undefined) ?? plainTable;
