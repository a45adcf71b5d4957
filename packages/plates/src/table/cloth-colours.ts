import { mix } from '../pen/mix.ts';
import {
  bark,
  crust,
  deep,
  glaze,
  green,
  ink,
  type Pigment,
  pale,
  paper,
  pigments,
  wheat,
} from '../pen/pigments.ts';
import type { Pair } from '../pen/themed.ts';
import type { Cuisine } from './cuisines.ts';

const shareOfPaper: Partial<Record<Pigment, number>> = {
  paper: 0.25,
  wheat: 0.4,
  saffron: 0.5,
  crust: 0.58,
  paprika: 0.64,
  ruby: 0.74,
  leaf: 0.62,
  green: 0.74,
  glaze: 0.64,
};
const byDay = (name: Pigment) => mix(pigments[name], paper, shareOfPaper[name] ?? 0.6);
const byEvening = (name: Pigment) =>
  name === 'paper'
    ? mix(crust, ink, 0.66)
    : name === 'wheat'
      ? mix(mix(wheat, bark, 0.65), ink, 0.5)
      : mix(pigments[name], ink, 0.6);

const nightTable = mix(green, ink, 0.42);
const nightCloth = mix(mix(green, glaze, 0.55), ink, 0.22);

export interface ClothColours {
  table: Pair;
  cloth: Pair;
  mark: Pair;
}

/** Before dawn the table is dark, whatever the theme is. */
export function clothColours({ table, cloth }: Cuisine, isNight: boolean): ClothColours {
  if (isNight) {
    const dark = deep(nightCloth, 0.25);
    return {
      table: { light: nightTable, dark: deep(nightTable, 0.25) },
      cloth: { light: nightCloth, dark },
      mark: { light: pale(nightCloth, 0.22), dark: pale(dark, 0.17) },
    };
  }
  const light = mix(byDay(cloth), paper, 0.3);
  const dark = byEvening(cloth);
  return {
    table: { light: byDay(table), dark: byEvening(table) },
    cloth: { light, dark },
    mark: {
      light: mix(light, pigments[cloth === 'paper' ? table : cloth], 0.4),
      dark: pale(dark, 0.17),
    },
  };
}
