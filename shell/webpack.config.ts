import { brand, limits } from '@sufra/contracts';
import { shell } from '@sufra/web-build';

export default shell({
  name: 'shell',
  title: brand.name,
  paths: ['/terms', '/privacy', '/contact'],
  pages: [
    {
      path: '/terms',
      title: 'Terms of Service',
      description: `What you can expect of ${brand.name}, and what ${brand.name} expects of you.`,
    },
    {
      path: '/privacy',
      title: 'Privacy Policy',
      description: `What ${brand.name} knows about you, why, and how to have it deleted.`,
    },
    {
      path: '/contact',
      title: 'Contact Us',
      description: `Write to ${brand.name}: we respond within ${limits.supportAnswerHours} hours.`,
    },
  ],
  prerender: ['/terms', '/privacy', '/contact'],
  frames: [['/', '/home'], ['/sunnah-foods'], ['/blog', '/blog/:slug'], ['/contact'], ['/signin', '/signup']],
  template: { brand },
});
