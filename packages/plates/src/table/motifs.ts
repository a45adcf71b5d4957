/** Motifs of cloths, about 20 wide round their own middle. */
export const motifs = {
  buti: { d: 'M0-9q9 8 0 14q-9-6 0-14zM-2 8h4v3h-4z', drawn: 'fill' },
  star: { d: 'M-7-7h14v14h-14zM0-10l10 10l-10 10l-10-10z', drawn: 'line' },
  check: { d: 'M-10-6h20M-10 6h20M-6-10v20M6-10v20', drawn: 'line' },
  fret: { d: 'M-9 8v-16h15v11h-9v-5h4', drawn: 'line' },
  tulip: { d: 'M-7-7l4 4l3-7l3 7l4-4q2 14-7 14t-7-14z', drawn: 'fill' },
  lozenge: { d: 'M-11 0l11-9l11 9l-11 9zM-4 0l4-3l4 3l-4 3z', drawn: 'line' },
  wave: { d: 'M-11 5a11 11 0 0 1 22 0M-6 5a6 6 0 0 1 12 0', drawn: 'line' },
  kawung: {
    d: 'M-1-1q-9-1-9-9q9 0 9 9zm2 0q0-9 9-9q0 8-9 9zm0 2q9 0 9 8q-9 1-9-8zm-2 0q0 9-9 8q0-8 9-8z',
    drawn: 'fill',
  },
  boteh: { d: 'M5-9q-12 1-12 11q1 7 7 7q8-1 7-8q-5 0-2-10z', drawn: 'fill' },
  stitch: { d: 'M-8 0h16', drawn: 'line' },
} as const satisfies Record<string, { d: string; drawn: 'fill' | 'line' }>;
export type Motif = keyof typeof motifs;
