import { LinkButton, Notice } from '@sufra/web-kit';
import { t } from '../../texts/text.ts';
import styles from './plan-is-kept.module.css';

/** For a member who was a premium member: nothing of theirs is lost. */
export const PlanIsKept = () => (
  <Notice role="note" title={t('plan.premium.title')} className={styles.notice}>
    <p>{t('plan.premium.kept')}</p>
    <LinkButton to="/billing" tone="quiet" className={styles.link}>
      {t('plan.premium.membership')}
    </LinkButton>
  </Notice>
);
