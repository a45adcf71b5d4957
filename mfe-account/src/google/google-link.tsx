import styles from './google-link.module.css';
import { GoogleMark } from './google-mark.tsx';
import { rememberReturnTo } from './return-to.ts';

export interface GoogleLinkProps {
  label?: string;
  /** Where to go afterwards; the dashboard unless told. */
  returnTo?: string | null;
}

/** Leaves the site, so it is a plain link: the service leads the browser on to Google. */
export const GoogleLink = ({ label = 'Sign in with Google', returnTo = null }: GoogleLinkProps) => (
  <a href="/api/v1/auth/google" className={styles.link} onClick={() => rememberReturnTo(returnTo)}>
    <GoogleMark />
    <span>{label}</span>
  </a>
);
