import { TestEnvironment } from 'jest-environment-jsdom';

// jsdom has no fetch of its own, and Node's insists on Node's own classes for signals and bodies.
const fromNode = {
  AbortController,
  AbortSignal,
  BroadcastChannel,
  fetch,
  FormData,
  Headers,
  ReadableStream,
  Request,
  Response,
  structuredClone,
  TextDecoder,
  TextEncoder,
};

class SizesNeverChange {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const mediaThatNeverMatches = query => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});

// jsdom has no CSS object, and user-event asks it for the names of radio buttons.
const escapeName = name => name.replace(/^\d|[^\w-]/g, letter => `\\${letter.codePointAt(0).toString(16)} `);

// Layout does not exist here: what asks for it gets a quiet answer, so that components can be tested at all.
function addLayoutThatDoesNothing(window) {
  window.matchMedia = mediaThatNeverMatches;
  window.ResizeObserver = SizesNeverChange;
  window.IntersectionObserver = SizesNeverChange;
  window.scrollTo = () => {};
  window.CSS = { escape: escapeName, supports: () => false };
  window.Element.prototype.scrollIntoView = () => {};
  window.Element.prototype.hasPointerCapture = () => false;
  window.Element.prototype.setPointerCapture = () => {};
  window.Element.prototype.releasePointerCapture = () => {};
}

export default class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    Object.assign(this.global, fromNode);
    addLayoutThatDoesNothing(this.global);
  }
}
