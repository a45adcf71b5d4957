/* Runs before the first paint, in a file of its own because the policy forbids scripts in the page. */
(() => {
  const root = document.documentElement;
  const own = document.currentScript?.dataset ?? {};

  const stored = (name: string) => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null; // Storage is switched off in this browser.
    }
  };

  const append = (name: string, fields: Record<string, string | false>) =>
    document.head.append(Object.assign(document.createElement(name), fields));

  /*
   * A visitor who chose a theme never sees a flash of the other: web-kit's ThemeSwitch writes the choice and keeps the mark
   * right from then on. What the server has drawn for visitors without a session is not shown to a member (base.css).
   */
  const theme = stored('theme');
  if (stored('token')) root.dataset.member = '';
  if (theme === 'light' || theme === 'dark') {
    root.dataset.theme = theme;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      meta.media = meta.dataset.scheme === theme ? 'all' : 'not all';
    }
  }

  /*
   * A button that is pressed before the page runs would do nothing, or send a form as the browser does. The press is held
   * back, and repeated once the page runs (first-view/take-over.tsx).
   */
  const drawn = '#root[data-prerendered]';
  {
    const inDrawn = ({ target }: Event, selector: string) =>
      (target as Partial<Element>).closest?.(`${drawn} ${selector}`);

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
  }
  type ScriptAddressPolicy = { createScriptURL(address: string): string | null };
  type WithTrustedTypes = typeof globalThis & {
    trustedTypes?: { createPolicy(name: string, policy: ScriptAddressPolicy): unknown };
  };
  (globalThis as WithTrustedTypes).trustedTypes?.createPolicy('default', {
    createScriptURL: address => (new URL(address, location.href).origin === location.origin ? address : null),
  });

  /*
   * The digits of the reader's language, where they were chosen: a script of its own, which others do not fetch, writes them
   * before anything is painted.
   */
  const digits = root.lang === 'ar' ? 'arab' : root.lang === 'ur' && 'arabext';
  if (digits && stored('digits') === 'own') {
    root.dataset.digits = digits;
    append('script', { src: own.digits ?? '', blocking: 'render' });
  }

  /*
   * Starts the site's script, which the element of this file names. Where the server has drawn the page for a visitor, the
   * script is asked for when the page has been painted: before, it would compete with its fonts and pictures and hold the
   * first paint up. A member's page is drawn by the script, which is asked for at once.
   */
  {
    const addresses = own.starts?.split(' ') ?? [];
    const isMember = root.dataset.member !== undefined;
    let isStarted = false;

    function start() {
      if (isStarted) return;
      isStarted = true;
      // In the order in which they are named.
      for (const src of addresses) append('script', { src, async: false });
    }

    if (isMember) for (const href of addresses) append('link', { rel: 'preload', as: 'script', href });
    addEventListener('DOMContentLoaded', () => (!isMember && document.querySelector(drawn)) || start());
    new PerformanceObserver(painted => {
      if (painted.getEntriesByName('first-contentful-paint').length > 0) start();
    }).observe({ type: 'paint', buffered: true });
    // A page in a background tab is not painted.
    const startWhenHidden = () => document.visibilityState === 'hidden' && start();
    addEventListener('load', () => {
      startWhenHidden();
      // A browser that tells of no paint must not leave the page standing.
      setTimeout(start, 2_000);
    });
    document.addEventListener('visibilitychange', startWhenHidden);
  }
})();
