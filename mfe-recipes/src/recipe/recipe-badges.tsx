import type { SharedRecipe } from '@sufra/contracts';
import { Badge } from '@sufra/web-kit';
import { Check, CircleAlert, Search } from 'lucide-react';
import styles from './recipe-badges.module.css';

/** What the check said, and who composed it where that was no AI. */
export const RecipeBadges = ({ recipe }: { recipe: SharedRecipe }) => (
  <p className={styles.badges}>
    <VerdictBadge verdict={recipe.halal.verdict} />
    {recipe.source.kind === 'local-chef' && <Badge tone="plain">Composed without AI</Badge>}
  </p>
);

function VerdictBadge({ verdict }: { verdict: SharedRecipe['halal']['verdict'] }) {
  if (verdict === 'haram') {
    return (
      <Badge tone="danger">
        <CircleAlert aria-hidden="true" />
        No longer halal
      </Badge>
    );
  }
  if (verdict === 'doubtful') {
    return (
      <Badge tone="saffron">
        <Search aria-hidden="true" />
        Check the label
      </Badge>
    );
  }
  return (
    <Badge>
      <Check aria-hidden="true" />
      Checked halal
    </Badge>
  );
}
