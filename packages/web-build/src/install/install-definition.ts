import type { Words } from '../definition.ts';

/** What a device shows of the installed site, and what a long press on its icon offers. Files lie in the host's `src/icons`. */
export type InstallDefinition = {
  name: string;
  description: Words;
  /** Around the page while it starts. */
  color: string;
  icons: { file: string; size: number; purpose?: 'maskable' }[];
  shortcuts: { name: Words; path: string; icon: string }[];
};
