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

/*
 * The page's policy says `require-trusted-types-for 'script'`: no text becomes a script or its address without passing
 * here. Addresses of this origin do (that is how the site, its slices and their parts are loaded), nothing else does.
 */
(() => {
  type ScriptAddressPolicy = { createScriptURL(address: string): string | null };
  type WithTrustedTypes = typeof globalThis & {
    trustedTypes?: { createPolicy(name: string, policy: ScriptAddressPolicy): unknown };
  };
  const isOwn = (address: string) => new URL(address, location.href).origin === location.origin;

  (globalThis as WithTrustedTypes).trustedTypes?.createPolicy('default', {
    createScriptURL: address => (isOwn(address) ? address : null),
  });
})();

/*
 * The digits of the reader's language, where they were chosen: a script of its own, which others do not fetch, writes them
 * before anything is painted.
 */
(() => {
  const root = document.documentElement;
  const digits = ({ ar: 'arab', ur: 'arabext' } as Record<string, string>)[root.lang];
  const address = document.currentScript?.dataset.digits;
  try {
    if (!digits || !address || localStorage.getItem('digits') !== 'own') return;
  } catch {
    return; // Storage is switched off in this browser: 0 to 9 it is.
  }
  root.dataset.digits = digits;
  const script = document.createElement('script');
  script.setAttribute('blocking', 'render');
  script.src = address;
  document.head.append(script);
})();

/*
 * Starts the site's script, which the element of this file names. Where the server has drawn the page for a visitor, the
 * script is asked for when the page has been painted: before, it would compete with its fonts and pictures and hold the
 * first paint up. A member's page is drawn by the script, which is asked for at once.
 */
(() => {
  const addresses = document.currentScript?.dataset.starts?.split(' ') ?? [];
  const { dataset } = document.documentElement;
  let isStarted = false;

  function start() {
    if (isStarted) return;
    isStarted = true;
    for (const address of addresses) {
      const script = document.createElement('script');
      script.src = address;
      // In the order in which they are named.
      script.async = false;
      document.head.append(script);
    }
  }

  function askFor(address: string) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.href = address;
    document.head.append(link);
  }

  const isDrawn = () => document.querySelector('#root[data-prerendered]') !== null;
  const canWait = () => dataset.member === undefined && isDrawn();

  if (dataset.member !== undefined) addresses.forEach(askFor);
  addEventListener('DOMContentLoaded', () => canWait() || start());
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
})();
