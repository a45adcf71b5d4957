import { slice } from '@sufra/web-build';

export default slice({
  name: 'mfe-recipes',
  title: 'The kitchen',
  paths: ['/', '/home', '/sunnah-foods', '/dashboard', '/recipes/:id', '/r/:token', '/how-we-check'],
});
