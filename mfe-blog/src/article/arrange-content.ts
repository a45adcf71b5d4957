import styles from './prose.module.css';

/** What a page adds to a post's elements: tables that scroll by themselves, pictures fetched as they are needed. */
export function arrangeContent(fragment: DocumentFragment) {
  for (const [index, table] of [...fragment.querySelectorAll('table')].entries()) {
    const scroller = document.createElement('div');
    scroller.className = styles.scroller ?? '';
    scroller.tabIndex = 0;
    scroller.setAttribute('role', 'group');
    scroller.setAttribute('aria-label', table.caption?.textContent || `Table ${index + 1}`);
    table.replaceWith(scroller);
    scroller.append(table);
  }
  for (const image of fragment.querySelectorAll('img')) {
    image.loading = 'lazy';
    image.decoding = 'async';
    if (image.srcset && !image.sizes) image.sizes = '(min-width: 48rem) 46rem, 92vw';
  }
  return fragment;
}
