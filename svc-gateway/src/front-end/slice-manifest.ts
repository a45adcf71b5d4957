import { z } from 'zod';

// Below its slice and nowhere else: it becomes an address of this site.
const FileName = z.string().regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/);

/** What a slice's build says of itself in slice.json. */
export const SliceManifest = z.object({
  name: z.string(),
  title: z.string(),
  entry: FileName,
  css: z.array(FileName).optional(),
  paths: z.array(z.string().startsWith('/')),
});
export type SliceManifest = z.infer<typeof SliceManifest>;
