import type { SharedRecipe } from '@sufra/contracts';
import { Badge } from '@sufra/web-kit';
import { Check, CircleAlert, Search } from 'lucide-react';
import { t } from '../texts/text.ts';
import styles from './recipe-badges.module.css';

/** What the check said, and who composed it where that was no AI. */
export const RecipeBadges = ({ recipe }: { recipe: SharedRecipe }) => (
  <p className={styles.badges}>
    <VerdictBadge verdict={recipe.halal.verdict} />
    {recipe.source.kind === 'local-chef' && <Badge tone="plain">{t('recipe.withoutAi')}</Badge>}
    {recipe.isAdapted && <Badge tone="plain">{t('recipe.mark.adapted')}</Badge>}
    {recipe.isEdited && <Badge tone="plain">{t('recipe.mark.edited')}</Badge>}
  </p>
);

function VerdictBadge({ verdict }: { verdict: SharedRecipe['halal']['verdict'] }) {
  if (verdict === 'haram') {
    return (
      <Badge tone="danger">
        <CircleAlert aria-hidden="true" />
        {t('recipe.verdict.haram')}
      </Badge>
    );
  }
  if (verdict === 'doubtful') {
    return (
      <Badge tone="saffron">
        <Search aria-hidden="true" />
        {t('recipe.verdict.doubtful')}
      </Badge>
    );
  }
  return (
    <Badge>
      <Check aria-hidden="true" />
      {t('recipe.verdict.halal')}
    </Badge>
  );
}
