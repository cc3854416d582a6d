import '@testing-library/jest-dom';
// Before Testing Library, which would otherwise take the tables off the screen before they are checked.
import '@testing-library/react/dont-cleanup-after-each';
import { cleanup, configure, getConfig } from '@testing-library/react';
import React from 'react';
import { columnFaults } from './support/columnFaults';
import { renderWithoutPause } from './support/renderSlices';
import { TableWatch } from './support/tableWatch';

const { getElementError } = getConfig();

/** Whether Testing Library asks again and again: it leaves costly explanations out until it gives up. */
const isWaiting = () => Boolean(Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics'));

configure({
  asyncUtilTimeout: 60_000,
  // It prints the page when it gives up; at every attempt that takes more time than the attempt.
  getElementError: (message, container) => {
    if (!isWaiting()) return getElementError(message, container);
    return Object.assign(new Error(message ?? undefined), { name: 'TestingLibraryElementError' });
  },
});
jest.setTimeout(180_000);
renderWithoutPause();
// Testing Library sets it only along with its own cleanup.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// React's development build records a stack with each of the first thousands of elements a second, for its own tools alone.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set() {} },
);

// Browser APIs that the design system needs and jsdom lacks.
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
// jsdom's own is en-US; tests of other places set theirs.
Object.defineProperty(window.navigator, 'language', { configurable: true, get: () => 'en-GB' });
Element.prototype.animate = () => new EventTarget() as Animation;
class ResizeObserverStub {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.ResizeObserver = ResizeObserverStub;
/** Reports every element as visible at once. */
class IntersectionObserverStub {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.tell([{ isIntersecting: true }]);
  }
  disconnect() {}
}
Object.defineProperty(window, 'IntersectionObserver', { writable: true, value: IntersectionObserverStub });
window.HTMLElement.prototype.scrollIntoView = () => undefined;
// Long lists scroll by themselves when a row turns out to be higher than expected.
window.scrollTo = () => undefined;
Object.defineProperty(document, 'fonts', {
  value: { addEventListener: () => undefined, removeEventListener: () => undefined },
});

// jsdom's addEventListener accepts only jsdom's AbortSignal, and Node's fetch only Node's.
const listen = EventTarget.prototype.addEventListener;
EventTarget.prototype.addEventListener = function (type, listener, options) {
  if (typeof options !== 'object' || !options.signal) return listen.call(this, type, listener, options);
  const { signal, ...rest } = options;
  signal.addEventListener('abort', () => this.removeEventListener(type, listener, rest));
  return listen.call(this, type, listener, rest);
};

/** React's warning about an update outside `act`, which a test may cause by ending early. It is not an error of the portal. */
const isActWarning = (text: string) => text.includes('was not wrapped in act(');

const problems: string[] = [];
const tables = new TableWatch();
const recordRejection = (cause: unknown) => problems.push(`unhandled rejection: ${String(cause)}`);

beforeEach(() => {
  problems.length = 0;
  tables.start();
  process.on('unhandledRejection', recordRejection);
  jest.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    const text = parts.map(String).join(' ');
    if (!isActWarning(text)) problems.push(text);
  });
});

afterEach(() => {
  problems.push(...columnFaults(), ...tables.stop());
  cleanup();
  process.removeListener('unhandledRejection', recordRejection);
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  expect(problems).toEqual([]);
});
