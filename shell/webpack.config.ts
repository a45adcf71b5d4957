import { brand, limits } from '@sufra/contracts';
import { shell } from '@sufra/web-build';
import { brandDescription, brandTagline } from '@sufra/web-kit/texts/for-builds';
import { t } from './src/texts/text.ts';

export default shell({
  name: 'shell',
  title: () => brand.name,
  paths: ['/terms', '/privacy', '/contact'],
  pages: [
    {
      path: '/terms',
      title: () => t('link.terms'),
      description: () => t('terms.description', { brand: brand.name }),
    },
    {
      path: '/privacy',
      title: () => t('link.privacy'),
      description: () => t('privacy.description', { brand: brand.name }),
    },
    {
      path: '/contact',
      title: () => t('contact.title'),
      description: () => t('contact.description', { brand: brand.name, hours: limits.supportAnswerHours }),
    },
  ],
  prerender: ['/terms', '/privacy', '/contact'],
  frames: [['/', '/home'], ['/sunnah-foods'], ['/blog', '/blog/:slug'], ['/contact'], ['/signin', '/signup']],
  template: { brand },
  pageWords: {
    tagline: brandTagline,
    description: brandDescription,
    noScript: () => t('page.noScript', { brand: brand.name, address: brand.contactAddress }),
  },
});
