import type { Lexicon } from '../lexicon.ts';
import { ca } from './ca.ts';
import { el } from './el.ts';
import { et } from './et.ts';
import { eu } from './eu.ts';
import { fi } from './fi.ts';
import { gl } from './gl.ts';
import { hu } from './hu.ts';
import { lt } from './lt.ts';
import { lv } from './lv.ts';
import { ro } from './ro.ts';
import { sq } from './sq.ts';

export const otherEuropean: readonly Lexicon[] = [fi, et, lt, lv, hu, ro, sq, el, ca, gl, eu];
