import type { ShoppingList } from '@sufra/contracts';
import type { ShoppingWrite } from './api/shopping-write.ts';

/** The member's own list, and what changes it. */
export interface OwnList {
  list: ShoppingList;
  isPremium: boolean;
  isSaving: boolean;
  change: (write: ShoppingWrite) => void;
}
