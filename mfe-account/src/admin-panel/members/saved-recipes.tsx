import type { Member } from '@sufra/contracts';
import { Dialog } from '@sufra/web-kit';
import { memberName } from '../member-name.ts';
import styles from './saved-recipes.module.css';

interface SavedRecipesProps {
  of: Member | undefined;
  onClose: () => void;
}

export const SavedRecipes = ({ of: member, onClose }: SavedRecipesProps) =>
  member && (
    <Dialog
      open
      onOpenChange={onClose}
      title={
        <>
          Saved by <bdi>{memberName(member)}</bdi>
        </>
      }
      description={words(member.recipes.length)}
    >
      <ol className={styles.recipes}>
        {member.recipes.map(({ _id, title }) => (
          <li key={_id}>
            <bdi>{title}</bdi>
          </li>
        ))}
      </ol>
    </Dialog>
  );

// As many as the API tells of: there may be more.
const most = 20;

function words(count: number) {
  if (count >= most) return `The newest ${count} saved recipes, the latest first.`;
  return count === 1 ? 'One saved recipe.' : `${count} saved recipes, the latest first.`;
}
