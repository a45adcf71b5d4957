import { apiPrefix, limits } from '@sufra/contracts';

const address = new RegExp(`${apiPrefix}/blogs/images/([\\w-]{22})-`, 'g');
/** As many as a post can hold at all: each stands in an address. */
const most = limits.blogContentLength / 50;

/** The pictures that a text names anywhere; which of them it shows is seen when it is cleaned. */
export const pictureIdsIn = (html: string): string[] =>
  [...new Set([...html.matchAll(address)].map(([, id = '']) => id))].slice(0, most);
