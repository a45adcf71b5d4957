import { brand } from '@sufra/contracts';
import { shell } from '@sufra/web-build';

export default shell({
  name: 'shell',
  title: brand.name,
  paths: ['/terms', '/privacy', '/contact'],
  template: { brand },
});
