import { LinkButton, Notice } from '@sufra/web-kit';
import { t } from '../../texts/text.ts';
import styles from './plan-is-kept.module.css';

/** For a member who never had a week. */
export const PlanForPremium = () => (
  <Notice role="note" title={t('plan.premium.title')} className={styles.notice}>
    <p>{t('plan.premium.words')}</p>
    <LinkButton to="/billing" className={styles.link}>
      {t('plan.premium.upgrade')}
    </LinkButton>
  </Notice>
);
