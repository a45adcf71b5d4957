import type { PageReading } from '@sufra/recipe-reader';
import { askWorker } from './ask-worker.ts';

export const readInWorker = (html: string) =>
  askWorker<PageReading>(new URL('./page.worker.ts', import.meta.url), html);
