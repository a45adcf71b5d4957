import type { SharedRecipe } from '@sufra/contracts';
import { Badge } from '@sufra/web-kit';
import { Check, Search } from 'lucide-react';
import styles from './recipe-badges.module.css';

/** What the check said, and who composed it where that was no AI. */
export const RecipeBadges = ({ recipe }: { recipe: SharedRecipe }) => (
  <p className={styles.badges}>
    {recipe.halal.verdict === 'halal' ? (
      <Badge>
        <Check aria-hidden="true" />
        Checked halal
      </Badge>
    ) : (
      <Badge tone="saffron">
        <Search aria-hidden="true" />
        Check the label
      </Badge>
    )}
    {recipe.source.kind === 'local-chef' && <Badge tone="plain">Composed without AI</Badge>}
  </p>
);
