import type { Log } from '@sufra/service-kit';
import type { Guard } from '../../halal/guard.ts';
import type { Rejudge } from '../../halal/rejudge.ts';
import type { CollectionModel } from '../../personal/collection-model.ts';
import type { PhotoStore } from '../../photos/photo-store.ts';
import type { AllowanceModel } from '../../quota/allowance-model.ts';
import type { RecipeModel } from '../../recipe/recipe-model.ts';
import type { InQueue } from '../import-deps.ts';
import type { ArchiveModels } from './archive-model.ts';

export interface ArchiveDeps extends ArchiveModels {
  recipes: RecipeModel;
  collections: CollectionModel;
  allowances: AllowanceModel;
  guard: Guard;
  rejudge: Rejudge;
  log: Log;
  inQueue: InQueue;
  photos: PhotoStore;
  /** Photos that a member's files bring: each is rendered, which takes time. */
  countBroughtPhoto: (memberId: string) => Promise<unknown>;
  /** Tries of one member, whatever comes of them. */
  countTry: (memberId: string) => Promise<unknown>;
  /** There is something to import. */
  nudge: () => void;
}
