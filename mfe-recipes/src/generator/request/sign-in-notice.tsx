import { messages } from '@sufra/contracts';
import { Notice, say, signInPath } from '@sufra/web-kit';
import { Link, useLocation } from 'react-router-dom';
import { tRich } from '../../texts/text.ts';

/** Leads to the sign-in page and back to the form, which is as it was left. */
export function SignInNotice() {
  const { pathname, search } = useLocation();
  return (
    <Notice tone="danger" title={say(messages.signInToGenerate)}>
      {tRich('generator.signIn', {
        link: words => <Link to={signInPath({ pathname, search, hash: '#generator' })}>{words}</Link>,
      })}
    </Notice>
  );
}
