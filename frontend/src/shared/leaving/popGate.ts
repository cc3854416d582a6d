type Listener = (event: PopStateEvent) => void;

let guard: Listener | undefined;

/**
 * Lets a guard hear of Back and Forward before the router does. Called once, before the router is rendered: Chromium calls the listeners of
 * `window` in the order in which they were added, those that capture as well.
 */
export function listenBeforeRouter(): void {
  window.addEventListener('popstate', (event) => guard?.(event));
}

/** Sets the guard; undefined removes it. */
export function setPopGuard(next: Listener | undefined): void {
  guard = next;
}
