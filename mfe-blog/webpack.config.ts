import { slice } from '@sufra/web-build';

export default slice({
  name: 'mfe-blog',
  title: 'The blog',
  paths: ['/blog'],
});
