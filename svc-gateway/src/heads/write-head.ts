import { brand, type PageHead } from '@sufra/contracts';
import { html, trusted } from '../html/html.ts';
import { pathIn } from '../languages/addressed.ts';
import { alternatesOf } from '../languages/alternates-of.ts';
import { openGraphLocale } from '../languages/open-graph-locale.ts';
import { articleOf, asData } from './json-ld.ts';

interface Feed {
  path: string;
  title: string;
}

interface Options {
  origin: string;
  language: string;
  /** All that the page may be found in. */
  languages: string[];
  feed?: Feed | undefined;
}

const tag = (property: string, content: string | null | undefined) =>
  content ? html`<meta property="${property}" content="${content}">\n` : undefined;

const named = (name: string, content: string | undefined) =>
  content ? html`<meta name="${name}" content="${content}">\n` : undefined;

/** The same content in each language, and for readers of all others. */
function alternates({ isIndexed, status, ...page }: PageHead, { origin, languages }: Options) {
  const { path } = page;
  if (path === null || !isIndexed || status !== 200) return undefined;
  const addresses = alternatesOf({ ...page, path }, { origin, languages });
  return addresses.map(
    ([language, address]) => html`<link rel="alternate" hreflang="${language}" href="${address}">\n`,
  );
}

function locales(head: PageHead, { language: ofPage, languages }: Options) {
  const language = head.language ?? ofPage;
  const all = head.language ? (head.translations ?? []).map(other => other.language) : languages;
  const others = all.filter(each => each !== language);
  return [
    tag('og:locale', openGraphLocale(language)),
    ...others.map(each => tag('og:locale:alternate', openGraphLocale(each))),
  ];
}

function tagsOf(head: PageHead, options: Options): string {
  const { origin, language, feed } = options;
  const address = head.path === null ? undefined : origin + pathIn(head.language ?? language, head.path);
  const image = head.image ? origin + head.image.path : undefined;
  const isArticle = head.type === 'article' && head.status === 200;
  return html`${head.isIndexed ? undefined : named('robots', 'noindex')}${
    address && html`<link rel="canonical" href="${address}">\n`
  }${alternates(head, options)}${feed && html`<link rel="alternate" type="application/atom+xml" title="${feed.title}" href="${origin + pathIn(language, feed.path)}">\n`}${[
    tag('og:site_name', brand.name),
    ...locales(head, options),
    tag('og:type', head.type),
    tag('og:title', head.title),
    tag('og:description', head.description),
    tag('og:url', address),
    tag('og:image', image),
    tag('og:image:alt', head.image?.alt),
    named('twitter:card', image ? 'summary_large_image' : 'summary'),
    named('twitter:title', head.title),
    named('twitter:description', head.description),
    named('twitter:image', image),
  ]}${
    isArticle
      ? [
          tag('article:published_time', head.publishedAt),
          tag('article:modified_time', head.changedAt),
          tag('article:author', head.author),
          ...head.tags.map(word => tag('article:tag', word)),
          // Data for who reads it; a browser does not run it, nor would the policy let it.
          html`<script type="application/ld+json">${trusted(asData(articleOf(head, { address: address ?? origin, image })))}</script>\n`,
        ]
      : undefined
  }`.text;
}

// Where scripts run, all of a noscript is text, and the first end of one would end it.
const mayStandInNoscript = (text: string) => !/<\/?noscript/i.test(text);

function textBody({ html: text }: PageHead): string | undefined {
  if (text === null || !mayStandInNoscript(text)) return undefined;
  return html`<noscript><main>${trusted(text)}</main></noscript>`.text;
}

/** The shell's page with a page's own head in it, and its text for who runs no script. */
export function writeHead(page: string, head: PageHead, options: Options): string {
  const description = html`<meta name="description" content="${head.description}">`.text;
  const title = html`<title>${head.title}</title>`.text;
  const text = textBody(head);
  // Functions, since a dollar sign in a title would mean something to replace.
  const filled = page
    .replace(/<title>[^<]*<\/title>/, () => title)
    .replace(/<meta name="description"[^<>]*>/, () => description)
    .replace('</head>', () => `${tagsOf(head, options)}</head>`);
  return text ? filled.replace(/<noscript>(?:(?!<noscript>)[\s\S])*?<\/noscript>/, () => text) : filled;
}
