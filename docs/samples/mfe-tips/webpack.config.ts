import { slice } from '@sufra/web-build';

export default slice({
  name: 'mfe-tips',
  title: 'Tips for the kitchen',
  pages: [{ path: '/tips', title: 'Tips', description: 'What members have found out in their kitchens.' }],
  paths: ['/tips'],
});
