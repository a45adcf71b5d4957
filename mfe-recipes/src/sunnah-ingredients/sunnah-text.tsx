import { findSunnah } from './find-sunnah.ts';

/** A text with the ingredients of the Sunnah highlighted. */
export const SunnahText = ({ children }: { children: string }) =>
  findSunnah(children).map(({ text, isSunnah }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
    isSunnah ? <mark key={place}>{text}</mark> : text,
  );
