import { Link } from 'react-router-dom';
import { t, tRich } from '../texts/text.ts';
import styles from './report-dialog.module.css';

export const HowAnswered = ({ isMember }: { isMember: boolean }) => (
  <p className={styles.note}>
    {isMember
      ? t('report.member')
      : tRich('report.visitor', { signIn: words => <Link to="/signin">{words}</Link> })}
  </p>
);
