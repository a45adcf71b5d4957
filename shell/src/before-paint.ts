/*
 * Runs before the first paint, in a file of its own because the policy forbids scripts in the page.
 *
 * A visitor who chose a theme never sees a flash of the other: web-kit's ThemeSwitch writes the choice and keeps the mark
 * right from then on. What the server has drawn for visitors without a session is not shown to a member (base.css).
 */
(() => {
  try {
    if (localStorage.getItem('token')) document.documentElement.dataset.member = '';
    const theme = localStorage.getItem('theme');
    if (theme !== 'light' && theme !== 'dark') return;
    document.documentElement.dataset.theme = theme;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      meta.media = meta.dataset.scheme === theme ? 'all' : 'not all';
    }
  } catch {
    // Storage is switched off in this browser: the system's theme it is.
  }
})();

/*
 * A button that is pressed before the page runs would do nothing, or send a form as the browser does. The press is held
 * back, and repeated once the page runs (first-view/take-over.tsx).
 */
(() => {
  const drawn = '#root[data-prerendered]';
  const inDrawn = (event: Event, selector: string) =>
    event.target instanceof Element ? event.target.closest(`${drawn} ${selector}`) : null;

  addEventListener(
    'click',
    event => {
      const button = inDrawn(event, 'button');
      if (!button) return;
      event.preventDefault();
      for (const earlier of document.querySelectorAll(`${drawn} [data-pressed]`))
        earlier.removeAttribute('data-pressed');
      button.setAttribute('data-pressed', '');
    },
    true,
  );
  addEventListener('submit', event => inDrawn(event, 'form') && event.preventDefault(), true);
})();
