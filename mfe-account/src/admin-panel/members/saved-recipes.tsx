import type { Member } from '@sufra/contracts';
import { Dialog } from '@sufra/web-kit';
import { t, tRich } from '../../texts/text.ts';
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
      title={tRich('admin.saved.title', { name: <bdi>{memberName(member)}</bdi> })}
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

const words = (count: number) =>
  count >= most ? t('admin.saved.newest', { count }) : t('admin.saved.all', { count });
