import { mix } from './mix.ts';

/* Twelve pigments; every other colour is two of them mixed. */
export const paper = '#fcf7ea';
export const cream = '#f4e7ca';
export const wheat = '#e3bf83';
export const saffron = '#dc9a2a';
export const crust = '#a8622a';
export const paprika = '#c4502b';
export const ruby = '#8f2339';
export const bark = '#6a3b25';
export const ink = '#2a211b';
export const leaf = '#5f8a3f';
export const green = '#1f5a45';
export const glaze = '#3f7086';

export const pigments = {
  paper,
  cream,
  wheat,
  saffron,
  crust,
  paprika,
  ruby,
  bark,
  ink,
  leaf,
  green,
  glaze,
};
export type Pigment = keyof typeof pigments;

export const deep = (colour: string, share = 0.22) => mix(colour, ink, share);
export const pale = (colour: string, share = 0.3) => mix(colour, paper, share);

export const blush = mix(paprika, cream, 0.5);
export const plum = mix(ruby, ink, 0.55);
export const lime = mix(leaf, saffron, 0.35);
export const charred = mix(bark, ink, 0.45);
export const pistachio = mix(leaf, wheat, 0.4);
export const lemon = mix(saffron, cream, 0.35);
export const herb = mix(leaf, green, 0.4);
export const bread = mix(wheat, saffron, 0.22);
