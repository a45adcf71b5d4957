import { t } from '../texts/text.ts';
import styles from './prose.module.css';

// Each runs from the side on which its first letter begins; a list as a whole, so that its marks are on one side.
const blocks = 'p, h2, h3, h4, h5, h6, blockquote, ul, ol, figcaption, caption, th, td';

/** What a page adds to a post's elements: their direction, tables that scroll by themselves, pictures fetched as needed. */
export function arrangeContent<Content extends ParentNode>(content: Content): Content {
  for (const block of content.querySelectorAll(blocks))
    if (!block.hasAttribute('dir')) block.setAttribute('dir', 'auto');
  for (const [index, table] of [...content.querySelectorAll('table')].entries()) {
    const scroller = document.createElement('div');
    scroller.className = styles.scroller ?? '';
    scroller.tabIndex = 0;
    scroller.setAttribute('role', 'group');
    scroller.setAttribute('aria-label', table.caption?.textContent || t('post.table', { number: index + 1 }));
    table.replaceWith(scroller);
    scroller.append(table);
  }
  for (const image of content.querySelectorAll('img')) {
    image.loading = 'lazy';
    image.decoding = 'async';
    if (image.srcset && !image.sizes) image.sizes = '(min-width: 48rem) 46rem, 92vw';
  }
  return content;
}
