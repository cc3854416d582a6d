import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 8000 });
jest.setTimeout(30_000);

// What jsdom lacks and the design system asks for.
Object.defineProperty(window, 'matchMedia', {
  writable: true,
  value: (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }),
});
class ResizeObserverStub {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.ResizeObserver = ResizeObserverStub;
/** Everything is in sight at once. */
class IntersectionObserverStub {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.tell([{ isIntersecting: true }]);
  }
  disconnect() {}
}
Object.defineProperty(window, 'IntersectionObserver', { writable: true, value: IntersectionObserverStub });
window.HTMLElement.prototype.scrollIntoView = () => undefined;
Object.defineProperty(document, 'fonts', {
  value: { addEventListener: () => undefined, removeEventListener: () => undefined },
});

// jsdom takes only its own AbortSignal, the environment's fetch only Node's.
const listen = EventTarget.prototype.addEventListener;
EventTarget.prototype.addEventListener = function (type, listener, options) {
  if (typeof options !== 'object' || !options.signal) return listen.call(this, type, listener, options);
  const { signal, ...rest } = options;
  signal.addEventListener('abort', () => this.removeEventListener(type, listener, rest));
  return listen.call(this, type, listener, rest);
};

/** Says when a test looked away while something arrived; it is no fault of what arrived. */
const isActWarning = (text: string) => text.includes('was not wrapped in act(');

const complaints: string[] = [];
const noteRejection = (cause: unknown) => complaints.push(`unhandled rejection: ${String(cause)}`);

beforeEach(() => {
  complaints.length = 0;
  process.on('unhandledRejection', noteRejection);
  jest.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    const text = parts.map(String).join(' ');
    if (!isActWarning(text)) complaints.push(text);
  });
});

afterEach(() => {
  cleanup();
  process.removeListener('unhandledRejection', noteRejection);
  jest.restoreAllMocks();
  localStorage.clear();
  expect(complaints).toEqual([]);
});
