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
  install: {
    name: brand.name,
    description: brandDescription,
    // The paper of tokens.css: what the page itself is drawn on.
    color: '#faf6ee',
    icons: [
      { file: 'icon-192', size: 192 },
      { file: 'icon-512', size: 512 },
      { file: 'icon-maskable-192', size: 192, purpose: 'maskable' },
      { file: 'icon-maskable-512', size: 512, purpose: 'maskable' },
    ],
    shortcuts: [
      { name: () => t('install.list'), path: '/dashboard/shopping', icon: 'shortcut-list' },
      { name: () => t('install.cook'), path: '/dashboard', icon: 'shortcut-cook' },
      { name: () => t('install.iftar'), path: '/ramadan', icon: 'shortcut-iftar' },
    ],
  },
  pageWords: {
    tagline: brandTagline,
    description: brandDescription,
    noScript: () => t('page.noScript', { brand: brand.name, address: brand.contactAddress }),
  },
});
