import { slice } from '@sufra/web-build';
import { t } from './src/texts/text.ts';

export default slice({
  name: 'mfe-tips',
  title: () => t('tips.heading'),
  pages: [{ path: '/tips', title: () => t('tips.title'), description: () => t('tips.description') }],
  paths: ['/tips'],
});
