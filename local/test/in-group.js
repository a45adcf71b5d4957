import { afterAll, afterEach, beforeAll, describe, jest, test } from '@jest/globals';
import { keepObjects, keepTimers } from './keep-page.js';

// By itself it would clean up after the tests of the first file that loads it, and after no others.
process.env.RTL_SKIP_AUTO_CLEANUP = 'true';
const { cleanup } = await import('@testing-library/react');

const forgetTimers = keepTimers();

/** Circus keeps its state by a symbol that it does not export. */
const circusState = () => {
  const symbol = Object.getOwnPropertySymbols(globalThis).find(
    ({ description }) => description === 'JEST_STATE_SYMBOL',
  );
  return globalThis[symbol];
};

function blockCalled(name) {
  let block;
  describe(name, () => {
    block = circusState().currentDescribeBlock;
  });
  return block;
}

const hasTests = ({ children }) => children.some(child => child.type === 'test' || hasTests(child));

/**
 * Takes a file of tests into the suite of its group, as a block that is called by the file's path: the hooks of its top level
 * are its own. Unlike in a `describe`, what defines the tests may wait, as a module does.
 * @param {string} file
 * @param {() => Promise<unknown>} load
 */
export async function takeIn(file, load) {
  const state = circusState();
  const outside = state.currentDescribeBlock;
  const block = blockCalled(file);
  state.currentDescribeBlock = block;
  try {
    beginClean();
    await load();
    if (!hasTests(block)) throw new Error('The file holds no test');
  } catch (error) {
    test('can be loaded', () => {
      throw error;
    });
  } finally {
    state.currentDescribeBlock = outside;
  }
}

/** What one file leaves behind is nothing to the next: it finds a page that is as empty as its own would be. */
function beginClean() {
  let settings;
  let restoreObjects;
  beforeAll(() => {
    settings = { ...process.env };
    restoreObjects = keepObjects();
    globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  });
  afterEach(cleanup);
  afterAll(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    forgetTimers();
    emptyPage();
    restoreObjects();
    for (const name of Object.keys(process.env)) if (!(name in settings)) delete process.env[name];
    Object.assign(process.env, settings);
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
