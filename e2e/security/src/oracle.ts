import { expect, type Page } from '@playwright/test';

export const canary = 'canary-token-of-the-visitor';

/**
 * Whether a page did something for an attacker. Asked of a real browser, on the real page: a dialog, a call of `hit()` or
 * `window.__xss`, a violated policy, a new script, frame or handler, a request to another origin. A search in the source is none.
 */
export async function watchPage(page: Page, origin: string) {
  const events: string[] = [];
  page.on('dialog', dialog => {
    events.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', popup => events.push(`opened ${popup.url()}`));
  const isOwn = (url: string) => url.startsWith(`${origin}/`) || /^(data|blob|about):/.test(url);
  page.on('request', request => {
    if (!isOwn(request.url())) events.push(`asked ${request.url()}`);
  });
  page.on('framenavigated', frame => {
    if (!isOwn(frame.url())) events.push(`went to ${frame.url()}`);
  });
  await page.addInitScript(secret => {
    const seen: string[] = [];
    // A picture that is opened by itself is of no origin, and has no storage.
    if (origin !== 'null') localStorage.setItem('canary', secret);
    Object.assign(window, { attackSigns: seen, hit: () => seen.push('hit() was called') });
    addEventListener('securitypolicyviolation', event =>
      seen.push(`policy: ${event.violatedDirective} ${event.blockedURI}`),
    );
  }, canary);

  return async function expectClean(): Promise<void> {
    const inside = await page.evaluate(() => {
      const seen = [...(Reflect.get(window, 'attackSigns') as string[])];
      if (Reflect.get(window, '__xss')) seen.push('__xss was set');
      const main = document.querySelector('main') ?? document.body;
      const handlers = [...main.querySelectorAll('*')].filter(element =>
        element.getAttributeNames().some(name => name.startsWith('on')),
      );
      if (handlers.length > 0) seen.push(`handlers on ${handlers.map(({ tagName }) => tagName)}`);
      const bad = main.querySelectorAll(
        'script, iframe, frame, object, embed, base, meta, link, style, form[action], math, template',
      );
      const found = [...bad].filter(
        element => !element.closest('[data-prerendered]') && !element.hasAttribute('data-own'),
      );
      const foreign = found.filter(element => element.closest('article'));
      if (foreign.length > 0) seen.push(`elements: ${foreign.map(({ tagName }) => tagName)}`);
      return seen;
    });
    expect([...events, ...inside]).toEqual([]);
  };
}
