import type { Picture } from '@sufra/contracts';

export const aPicture = (overrides: Partial<Picture> = {}): Picture => ({
  src: '/api/v1/blogs/images/abcdefghijklmnopqrstuv-1600.webp',
  srcset: '/api/v1/blogs/images/abcdefghijklmnopqrstuv-1600.webp 1600w',
  avifSrcset: '/api/v1/blogs/images/abcdefghijklmnopqrstuv-1600.avif 1600w',
  width: 1_600,
  height: 900,
  ...overrides,
});
