import { Notice, signInPath } from '@sufra/web-kit';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { t, tRich } from '../../texts/text.ts';
import styles from './import-form.module.css';

/** Leads to the sign-in page and back; what was pasted is still there then. Below the button, it may stand below the window. */
export function SignInToImport() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div ref={place} className={styles.signIn}>
      <Notice tone="danger" title={t('import.signIn')}>
        {tRich('generator.signIn', {
          link: words => <Link to={signInPath({ pathname: '/import', search: '', hash: '' })}>{words}</Link>,
        })}
      </Notice>
    </div>
  );
}
