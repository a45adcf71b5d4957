import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { keepObjects, keepTimers } from './keep-page.js';

// By itself it would clean up after the tests of the first file that loads it, and after no others.
process.env.RTL_SKIP_AUTO_CLEANUP = 'true';
const { cleanup } = await import('@testing-library/react');

const forgetTimers = keepTimers();

/** The next file finds a page that is as empty as its own would be. */
export function beginCleanPage() {
  let restoreObjects;
  beforeAll(() => {
    restoreObjects = keepObjects();
    globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  });
  afterEach(cleanup);
  afterAll(() => {
    forgetTimers();
    emptyPage();
    restoreObjects();
  });
}

function emptyPage() {
  for (const element of [document.documentElement, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: as the product writes them
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  }
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}
