import type { Recipe } from '@sufra/contracts';
import type { OwnDeps, Owned } from '../own-deps.ts';
import { saveText } from '../save-text.ts';
import { findVersion } from './list-versions.ts';

interface Restore extends Owned {
  version: number;
  /** The one that is current for the caller. */
  basedOn: number;
}

/** An older text is saved once more: judged by the guard of today, and a new version. */
export async function restoreVersion(deps: OwnDeps, { version, basedOn, ...own }: Restore): Promise<Recipe> {
  const { version: found, isEdited } = await findVersion(deps, { ...own, version });
  return saveText(deps, {
    ...own,
    written: found.recipe,
    areAmountsMeant: true,
    basedOn,
    restores: { version, isEdited },
  });
}
