import { slice } from '@sufra/web-build';

export default slice({
  name: 'mfe-recipes',
  title: 'The kitchen',
  paths: ['/', '/home', '/sunnah-foods', '/dashboard'],
});
