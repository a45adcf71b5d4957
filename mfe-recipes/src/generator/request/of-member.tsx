import { AsWrittenNote } from '../../profile/as-written-note.tsx';
import { splitWords } from '../../profile/split-words.ts';
import { ProfileLine } from './profile-line.tsx';
import type { RecipeRequest } from './recipe-request.ts';

export { withProfile } from './with-profile.ts';

export interface OfMemberProps {
  request: RecipeRequest;
  /** Below the field for what is to be avoided; else the line of the profile. */
  isNote?: boolean;
  /** A recipe has come of the last wish. */
  isDone?: boolean;
}

export const OfMember = ({ request, isNote, isDone = false }: OfMemberProps) =>
  isNote ? <AsWrittenNote words={splitWords(request.avoid)} /> : <ProfileLine {...{ request, isDone }} />;
