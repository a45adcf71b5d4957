interface Shared {
  title: string;
  text: string;
  /** Of this recipe, where it has a public one. */
  address: string | null;
}

const withQuery = (base: string, query: Record<string, string>) =>
  // Spaces as %20: mail programs show a plus as a plus.
  `${base}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`;

/** Facebook takes an address alone; without a public one that is the site's. */
export const shareLinks = ({ title, text, address }: Shared) => ({
  whatsApp: withQuery('https://wa.me/', { text: address ? `${title}\n${address}` : text }),
  facebook: withQuery('https://www.facebook.com/sharer/sharer.php', {
    u: address ?? location.origin,
    quote: title,
  }),
  twitter: withQuery('https://twitter.com/intent/tweet', { text: title, ...(address && { url: address }) }),
  email: withQuery('mailto:', { subject: title, body: text }),
});
