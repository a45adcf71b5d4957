import type { Member } from '@sufra/contracts';
import { VisuallyHidden } from '@sufra/web-kit';
import { formatCount } from '../format-count.ts';
import { memberName } from '../member-name.ts';
import styles from './members.module.css';

interface RecipeCountProps {
  member: Member;
  onRead: (member: Member) => void;
}

/** How many were ever generated, and the way to the saved ones. */
export const RecipeCount = ({ member, onRead }: RecipeCountProps) => (
  <>
    <span>
      {formatCount(member.recipesGenerated)}
      <span className={styles.inCards}> {member.recipesGenerated === 1 ? 'recipe' : 'recipes'}</span>
    </span>
    {member.recipes.length > 0 && (
      <button type="button" className={styles.read} onClick={() => onRead(member)}>
        Saved
        <VisuallyHidden> recipes of {memberName(member)}</VisuallyHidden>
      </button>
    )}
  </>
);
