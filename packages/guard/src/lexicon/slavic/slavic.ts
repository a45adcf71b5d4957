import type { Lexicon } from '../lexicon.ts';
import { bg } from './bg.ts';
import { bs } from './bs.ts';
import { cs } from './cs.ts';
import { mk } from './mk.ts';
import { pl } from './pl.ts';
import { ru } from './ru.ts';
import { sk } from './sk.ts';
import { sl } from './sl.ts';
import { sr } from './sr.ts';
import { uk } from './uk.ts';

export const slavic: readonly Lexicon[] = [pl, ru, uk, bs, sl, sr, cs, sk, bg, mk];
