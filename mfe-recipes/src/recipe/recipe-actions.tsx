import { EditMenu } from './edit-menu.tsx';
import { FavoriteButton } from './favorite-button.tsx';
import styles from './recipe-actions.module.css';
import { ShareAndDelete, type ShareAndDeleteProps } from './share-and-delete.tsx';

/** What an owner does with a recipe as a whole. */
export const RecipeActions = (props: ShareAndDeleteProps) => (
  <div className={styles.actions} data-print="hide">
    <FavoriteButton recipe={props.recipe} />
    <EditMenu recipe={props.recipe} />
    <ShareAndDelete {...props} />
  </div>
);
