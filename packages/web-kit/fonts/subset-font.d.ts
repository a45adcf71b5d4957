declare module 'subset-font' {
  /** The face with these letters alone, and whatever joins them. */
  export default function subsetFont(
    font: Uint8Array,
    letters: string,
    options: { targetFormat: 'woff2' },
  ): Promise<Uint8Array>;
}
