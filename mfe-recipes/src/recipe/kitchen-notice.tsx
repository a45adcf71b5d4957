import { classes } from '@sufra/web-kit';
import { Link } from 'react-router-dom';
import { tRich } from '../texts/text.ts';
import styles from './kitchen-notice.module.css';

/** On every recipe: what the check is, and what it is not. */
export const KitchenNotice = ({ className }: { className?: string }) => (
  <p className={classes(styles.notice, className)}>
    {tRich('recipe.kitchenAid', { link: words => <Link to="/how-we-check">{words}</Link> })}
  </p>
);
