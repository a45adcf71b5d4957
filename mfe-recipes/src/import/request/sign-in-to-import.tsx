import { bringIntoView, Notice, signInPath } from '@sufra/web-kit';
import { Link } from 'react-router-dom';
import { t, tRich } from '../../texts/text.ts';

/** Leads to the sign-in page and back; what was pasted is still there then. */
export const SignInToImport = () => (
  <Notice ref={bringIntoView} tone="danger" title={t('import.signIn')}>
    {tRich('generator.signIn', {
      link: words => <Link to={signInPath({ pathname: '/import', search: '', hash: '' })}>{words}</Link>,
    })}
  </Notice>
);
