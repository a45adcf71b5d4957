import { mix } from '../pen/mix.ts';
import { bark, cream, crust, leaf, paper, paprika, plum, saffron, wheat } from '../pen/pigments.ts';
import type { Thing } from '../words/english.ts';
import type { Piece } from './pieces.ts';

type Main = readonly [things: readonly Thing[], form: Piece['form'], colour: string, size: number];

/** What a dish can be made of first, what is most of it before the rest. */
const mains: readonly Main[] = [
  [['mince'], 'chunk', mix(bark, crust, 0.35), 8],
  [['prawn'], 'prawn', mix(paprika, cream, 0.42), 17],
  [['salmon'], 'chunk', mix(paprika, cream, 0.45), 19],
  [['fish'], 'chunk', mix(wheat, paper, 0.45), 21],
  [['squid'], 'chunk', mix(cream, paper, 0.4), 15],
  [['meatball'], 'chunk', mix(bark, crust, 0.35), 18],
  [['sausage'], 'oval', mix(crust, paprika, 0.45), 18],
  [['lamb', 'beef', 'meat'], 'chunk', mix(bark, crust, 0.12), 22],
  [['chicken', 'turkey', 'duck'], 'chunk', mix(crust, saffron, 0.45), 22],
  [['paneer', 'halloumi', 'tofu', 'tempeh'], 'cube', mix(cream, wheat, 0.25), 16],
  [['aubergine'], 'oval', plum, 20],
  [['mushroom'], 'crescent', mix(wheat, bark, 0.25), 16],
  [['chickpea'], 'chunk', mix(wheat, saffron, 0.3), 9],
  [['bean'], 'bean', mix(bark, paprika, 0.3), 11],
  [['cauliflower'], 'ruffle', cream, 18],
  [['potato'], 'cube', mix(wheat, saffron, 0.35), 16],
  [['okra', 'courgette'], 'strip', leaf, 20],
  [['pumpkin', 'carrot', 'sweet-potato'], 'cube', mix(saffron, paprika, 0.35), 15],
  [['spinach', 'broccoli', 'vegetable', 'cabbage', 'kale'], 'ruffle', leaf, 16],
];

export function mainsOf(named: (...things: readonly Thing[]) => boolean): Piece[] {
  return mains
    .filter(([things]) => named(...things))
    .map(([, form, colour, size]) => ({ form, colour, size }));
}
