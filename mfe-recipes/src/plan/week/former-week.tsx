import { Section } from '../../section/section.tsx';
import { t } from '../../texts/text.ts';
import { PlanIsKept } from './plan-is-kept.tsx';

/** In the place of the week, for a member who has saved recipes and is no premium member. */
export const FormerWeek = () => (
  <Section tight id="week" title={t('plan.week')}>
    <PlanIsKept />
  </Section>
);
