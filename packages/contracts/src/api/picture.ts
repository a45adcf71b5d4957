import { z } from 'zod';
import { SitePath } from './page-head.ts';

/** Three widths of one picture; `src` is the widest for who knows no `srcset`. */
export const Picture = z.object({
  src: SitePath,
  srcset: z.string().describe('WebP in three widths'),
  avifSrcset: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
});
export type Picture = z.infer<typeof Picture>;
