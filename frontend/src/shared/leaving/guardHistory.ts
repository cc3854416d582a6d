import { setPopGuard } from './popGate';

/** Goes on with a navigation that was held back. */
export type Resume = () => void;

/** React Router's number of an entry in the history of the tab. */
const indexOf = (state: unknown) => (state as { readonly idx?: number } | null)?.idx;

/**
 * Holds the browser's Back and Forward, reload and closing back while `isGuarded`. The browser has left the entry when it tells of Back:
 * it is sent back to it before the router hears of anything, and `ask` gets the way to go on.
 * @returns a function that stops it
 */
export function guardHistory(isGuarded: () => boolean, ask: (resume: Resume) => void): () => void {
  const here = indexOf(history.state);
  const { pathname } = location;
  let isReturning = false;
  const onPop = (event: PopStateEvent) => {
    const there = indexOf(event.state);
    const isHeld = isGuarded() && location.pathname !== pathname && here !== undefined && there !== undefined;
    if (!isReturning && !isHeld) return;
    event.stopImmediatePropagation();
    if (isHeld && !isReturning) {
      history.go(here - there);
      ask(() => history.go(there - here));
    }
    isReturning = !isReturning;
  };
  const onUnload = (event: BeforeUnloadEvent) => {
    if (isGuarded()) event.preventDefault();
  };
  setPopGuard(onPop);
  window.addEventListener('beforeunload', onUnload);
  return () => {
    setPopGuard(undefined);
    window.removeEventListener('beforeunload', onUnload);
  };
}
