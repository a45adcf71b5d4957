import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';
import { stores } from './names.ts';

const dayS = 86_400;

/** Its name bears a hash of its content: what is kept under it is right for ever. */
export const isHashed = ({ pathname }: URL) => /\.[\da-f]{8,}\.\w+$/.test(pathname);

const wholeOnly = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 ? response : null,
};

export const files = new CacheFirst({ cacheName: stores.files, plugins: [wholeOnly] });

/** A drawing's address says all that is drawn. The first to go where a device has no room. */
export const pictures = new CacheFirst({
  cacheName: stores.pictures,
  plugins: [
    wholeOnly,
    new ExpirationPlugin({ maxEntries: 1_200, maxAgeSeconds: 90 * dayS, purgeOnQuotaError: true }),
  ],
});
