import DOMPurify, { type Config } from 'dompurify';

// What the editor can write and the server lets through; nothing here can carry a script, a style or a form.
const allowed: Config = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'ul', 'ol', 'li'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'code', 'sub', 'sup', 'mark', 'a'],
    ...['figure', 'figcaption', 'picture', 'source', 'img'],
    ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: [
    ...['href', 'title', 'rel', 'lang', 'dir', 'start', 'colspan', 'rowspan', 'scope'],
    ...['src', 'srcset', 'sizes', 'type', 'media', 'alt', 'width', 'height'],
  ],
  // These hold no address; every other attribute's value must look like one of the addresses below.
  ADD_URI_SAFE_ATTR: [
    ...['lang', 'dir', 'rel', 'start', 'colspan', 'rowspan', 'scope'],
    ...['sizes', 'type', 'media', 'width', 'height'],
  ],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|#|\/(?!\/))/i,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
};

const isOwnPicture = (address: string | null) =>
  (address ?? '').split(',').every(part => /^\/api\/v1\/blogs\/images\//.test(part.trim()));

/**
 * A post's HTML once more through an allow-list, whatever the server has done: elements instead of text, so that no
 * text is ever parsed into the page.
 */
export function cleanHtml(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true });
  for (const image of fragment.querySelectorAll('img')) {
    // A picture from elsewhere would tell that site who reads this.
    if (!isOwnPicture(image.getAttribute('src'))) image.remove();
    else if (!isOwnPicture(image.getAttribute('srcset'))) image.removeAttribute('srcset');
  }
  for (const source of fragment.querySelectorAll('source')) {
    if (!isOwnPicture(source.getAttribute('srcset'))) source.remove();
  }
  return fragment;
}

/** What is pasted, as text for those who parse it. */
export function cleanPasted(html: string): string {
  const holder = document.createElement('div');
  holder.append(cleanHtml(withNothingToReport(html)));
  return holder.innerHTML;
}

/**
 * The browser reports each style and handler that the site's policy forbids as soon as it parses one, although none would
 * stay. So they are renamed before; and the title of another page is a heading here.
 */
const withNothingToReport = (html: string) =>
  html
    .replace(/<(\/?)style\b/gi, '<$1template')
    .replace(/<(\/?)h1\b/gi, '<$1h2')
    .replace(/<[a-z][^<>]*>/gi, tag => tag.replace(/(?<=[\s/"'])(style|on[a-z]+)\s*=/gi, 'data-$1='));
