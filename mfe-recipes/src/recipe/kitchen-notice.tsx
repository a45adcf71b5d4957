import { classes } from '@sufra/web-kit';
import { Link } from 'react-router-dom';
import styles from './kitchen-notice.module.css';

/** On every recipe: what the check is, and what it is not. */
export const KitchenNotice = ({ className }: { className?: string }) => (
  <p className={classes(styles.notice, className)}>
    A kitchen aid, not a fatwa. Check labels and allergens. <Link to="/how-we-check">How we check</Link>
  </p>
);
