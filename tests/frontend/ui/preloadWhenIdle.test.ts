import { renderHook } from '@testing-library/react';
import { usePreloadWhenIdle } from '../../../frontend/src/ui/timing';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

/** A browser that tells when it is idle: the returned function says so. */
function idleBrowser() {
  let tell: (() => void) | undefined;
  Object.assign(window, {
    requestIdleCallback: (callback: () => void) => {
      tell = callback;
      return 7;
    },
    cancelIdleCallback: jest.fn(() => (tell = undefined)),
  });
  return () => tell?.();
}

test('the file is loaded once the page has settled and the browser is idle', () => {
  const becomeIdle = idleBrowser();
  const load = jest.fn(async () => undefined);
  renderHook(() => usePreloadWhenIdle(load));
  jest.advanceTimersByTime(1999);
  becomeIdle();
  expect(load).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(load).not.toHaveBeenCalled();
  becomeIdle();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a browser that does not tell when it is idle loads it when the page has settled', () => {
  const load = jest.fn(async () => Promise.reject(new Error('offline')));
  renderHook(() => usePreloadWhenIdle(load));
  jest.advanceTimersByTime(2000);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a page that is left meanwhile loads nothing', () => {
  const becomeIdle = idleBrowser();
  const load = jest.fn(async () => undefined);
  const early = renderHook(() => usePreloadWhenIdle(load));
  early.unmount();
  jest.advanceTimersByTime(2000);
  const late = renderHook(() => usePreloadWhenIdle(load));
  jest.advanceTimersByTime(2000);
  late.unmount();
  becomeIdle();
  expect(load).not.toHaveBeenCalled();
  expect(window.cancelIdleCallback).toHaveBeenCalledWith(7);
});
