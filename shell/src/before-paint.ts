/*
 * Runs before the first paint, in a file of its own because the policy forbids scripts in the page: who chose a theme
 * never sees a flash of the other. web-kit's ThemeSwitch writes the choice and keeps the mark right from then on.
 */
(() => {
  try {
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
