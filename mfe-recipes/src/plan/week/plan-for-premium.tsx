import { LinkButton, Notice } from '@sufra/web-kit';
import styles from './plan-is-kept.module.css';

/** For a member who never had a week. */
export const PlanForPremium = () => (
  <Notice role="note" title="The weekly plan is for premium members" className={styles.notice}>
    <p>
      Premium members give their saved recipes a day and a meal, and take one shopping list for the whole
      week.
    </p>
    <LinkButton to="/billing" className={styles.link}>
      Upgrade to Premium
    </LinkButton>
  </Notice>
);
