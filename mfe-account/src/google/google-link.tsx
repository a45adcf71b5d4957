import styles from './google-link.module.css';
import { GoogleMark } from './google-mark.tsx';
import { rememberReturnTo } from './return-to.ts';

export interface GoogleLinkProps {
  label?: string;
  /** Where to go afterwards; the dashboard unless told. */
  returnTo?: string | null;
  onLeave?: (() => void) | undefined;
}

/** Leaves the site, so it is a plain link: the service leads the browser on to Google. */
export function GoogleLink({ label = 'Sign in with Google', returnTo = null, onLeave }: GoogleLinkProps) {
  const leave = () => {
    rememberReturnTo(returnTo);
    onLeave?.();
  };

  return (
    <a href="/api/v1/auth/google" className={styles.link} onClick={leave}>
      <GoogleMark />
      <span>{label}</span>
    </a>
  );
}
