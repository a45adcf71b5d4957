import { LinkButton, Notice } from '@sufra/web-kit';
import styles from './plan-is-kept.module.css';

/** For a member who was a premium member: nothing of theirs is lost. */
export const PlanIsKept = () => (
  <Notice role="note" title="The weekly plan is for premium members" className={styles.notice}>
    <p>
      What you planned is kept as it was, and is here again should you come back. Your saved recipes stay
      yours: to read, to cook from, to print.
    </p>
    <LinkButton to="/billing" tone="quiet" className={styles.link}>
      See your membership
    </LinkButton>
  </Notice>
);
