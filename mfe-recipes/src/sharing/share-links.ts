interface Shared {
  title: string;
  text: string;
  /** Of this recipe, where it has a public one. */
  address: string | null;
}

const withQuery = (base: string, query: Record<string, string>) =>
  // Spaces as %20: mail programs show a plus as a plus.
  `${base}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`;

/** Places that take the recipe's own words, and its address where it has one. */
export const linksWithWords = ({ title, text, address }: Shared) => ({
  whatsApp: withQuery('https://wa.me/', { text: address ? `${title}\n${address}` : text }),
  email: withQuery('mailto:', { subject: title, body: text }),
});

/** Places that show what stands at an address: without a public one there is nothing to send. */
export type AddressPlace = 'Facebook' | 'Twitter';

const addressLinks: Record<AddressPlace, (title: string, address: string) => string> = {
  Facebook: (title, address) =>
    withQuery('https://www.facebook.com/sharer/sharer.php', { u: address, quote: title }),
  Twitter: (title, address) => withQuery('https://twitter.com/intent/tweet', { text: title, url: address }),
};

export const addressLink = (place: AddressPlace, { title, address }: { title: string; address: string }) =>
  addressLinks[place](title, address);
