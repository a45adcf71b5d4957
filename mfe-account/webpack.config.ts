import { slice } from '@sufra/web-build';

export default slice({
  name: 'mfe-account',
  title: 'Your account',
  paths: ['/signin', '/signup', '/auth', '/email-confirmation', '/email-verified'],
});
