import { type Picture, withoutTurning } from '@sufra/contracts';
import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html';
import { pictureIdIn } from '../pictures/picture-address.ts';
import { safeAddress } from './safe-address.ts';

/** By id: those that a post may show. Any other is left out. */
export type KnownPictures = ReadonlyMap<string, Picture>;

const deepest = 40;
const maxTextLength = 300;
/** Half of a pair, and control signs but for line break and tab: no page and no feed may hold them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go
const unseen = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufffe\uffff]/g;
const small = /^[1-9]\d{0,2}$/;
const sizes = '(min-width: 48rem) 44rem, 100vw';

const renamed = {
  b: 'strong',
  i: 'em',
  strike: 's',
  del: 's',
  ins: 'u',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
};

/** Whose text is no text of the post, or is read by other rules than those of HTML. */
const withTheirContent = [
  ...['script', 'style', 'textarea', 'option', 'select', 'xmp', 'svg', 'math', 'template', 'noscript'],
  ...['iframe', 'object', 'noembed', 'noframes', 'plaintext', 'title', 'head', 'audio', 'video', 'canvas'],
];

const link = (_name: string, { href = '' }: Attributes): Tag => {
  const address = safeAddress(href);
  return {
    tagName: 'a',
    attribs: address ? { href: address, rel: 'noopener noreferrer nofollow' } : {},
  };
};

const cell = (tagName: string, { colspan = '', rowspan = '' }: Attributes): Tag => ({
  tagName,
  attribs: {
    ...(small.test(colspan) && colspan !== '1' ? { colspan } : {}),
    ...(small.test(rowspan) && rowspan !== '1' ? { rowspan } : {}),
  },
});

const list = (_name: string, { start = '' }: Attributes): Tag => ({
  tagName: 'ol',
  attribs: small.test(start) && start !== '1' ? { start } : {},
});

const image = (known: KnownPictures) => {
  return (_name: string, { src = '', alt = '' }: Attributes): Tag => {
    const picture = known.get(pictureIdIn(src) ?? '');
    if (!picture) return { tagName: 'img', attribs: {} };
    return {
      tagName: 'img',
      attribs: {
        src: picture.src,
        srcset: picture.srcset,
        sizes,
        alt: withoutTurning(alt.replace(unseen, '')).slice(0, maxTextLength),
        width: String(picture.width),
        height: String(picture.height),
        loading: 'lazy',
        decoding: 'async',
      },
    };
  };
};

const options = (known: KnownPictures): IOptions => ({
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'strong', 'em', 'u', 's', 'a', 'img'],
    ...['ul', 'ol', 'li', 'blockquote', 'code', 'pre'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
    ol: ['start'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  nonTextTags: withTheirContent,
  transformTags: {
    ...renamed,
    a: link,
    td: cell,
    th: cell,
    ol: list,
    img: image(known),
  },
  // A link that leads nowhere is its text alone.
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'a' && !attribs.href ? 'excludeTag' : tag === 'img' && !attribs.src,
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nestingLimit: deepest,
  parseStyleAttributes: false,
  enforceHtmlBoundary: false,
});

const maxTimes = 8;

/** By an allow-list that fits the editor. Cleaned once more, it stays as it is: what would not is cleaned again. */
export function cleanHtml(html: string, known: KnownPictures): string {
  const rules = options(known);
  let cleaned = html.replace(unseen, '').toWellFormed();
  for (let time = 1; time <= maxTimes; time++) {
    const before = cleaned;
    // Only now are they seen that were written as entities.
    cleaned = withoutTurning(sanitizeHtml(before, rules)).trim();
    if (cleaned === before) return cleaned;
  }
  throw new Error(`HTML is still another one after it was cleaned ${maxTimes} times`);
}
