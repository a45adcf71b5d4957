import { brand } from '@sufra/contracts';
import { LinkButton, PageHead } from '@sufra/web-kit';
import { Link } from 'react-router-dom';
import { AccountFrame } from '../frame/account-frame.tsx';
import styles from './email-confirmation-page.module.css';

export default function EmailConfirmationPage() {
  return (
    <>
      <PageHead title="Check your inbox" description="How to confirm your email address." />
      <AccountFrame
        title="Check your inbox"
        lead="We have sent you an email with a link. Open it to confirm that the address is yours."
      >
        <ol className={styles.steps}>
          <li>Look in your inbox for an email from {brand.name}. It can take a minute or two.</li>
          <li>
            <span>
              Not there? It may lie among spam or promotions, and if it does not, we can{' '}
              <Link to="/resend-verification">send the link again</Link>.
            </span>
          </li>
          <li>Click the link in it within 24 hours, then sign in.</li>
        </ol>
        <LinkButton to="/auth" tone="quiet">
          Back to sign in
        </LinkButton>
      </AccountFrame>
    </>
  );
}
