import { afterAll, beforeAll, describe, jest, test } from '@jest/globals';

const hasPage = typeof document !== 'undefined';
const { beginCleanPage } = hasPage ? await import('./clean-page.js') : {};

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
    beginCleanProcess();
    beginCleanPage?.();
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

/** What one file leaves behind is nothing to the next: it finds the settings, the clock and the functions of a process that has just begun. */
function beginCleanProcess() {
  let settings;
  beforeAll(() => {
    settings = { ...process.env };
  });
  afterAll(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    for (const name of Object.keys(process.env)) if (!(name in settings)) delete process.env[name];
    Object.assign(process.env, settings);
  });
}
