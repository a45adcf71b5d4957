import type { Guard } from '../halal/guard.ts';
import type { Rejudge } from '../halal/rejudge.ts';
import type { NoteShown } from '../household/note-shown.ts';
import type { AllowanceModel } from '../quota/allowance-model.ts';
import type { RecipeModel } from '../recipe/recipe-model.ts';
import type { VersionModel } from '../versions/version-model.ts';

export interface OwnDeps {
  recipes: RecipeModel;
  versions: VersionModel;
  allowances: AllowanceModel;
  guard: Guard;
  /** Reads which school the member follows, too. */
  rejudge: Rejudge;
  noteShown: NoteShown;
  /** Saves of one member: each is judged, which takes time. */
  countSave: (memberId: string) => Promise<unknown>;
}

/** One recipe of a member. */
export interface Owned {
  ownerId: string;
  id: string;
}
