/** Where the service worker of this browser stands (specification section 4). */
export type WorkerState =
  /** No worker: not registered yet, not supported, or switched off. */
  | 'none'
  /** The first one is installed: the shell opens without a network from now on. */
  | 'cachedForOffline'
  /** A newer one waits while the old one controls the page. */
  | 'updateAvailable'
  /** The newer one was told to take over. */
  | 'applying'
  /** It has; the page is to be loaded anew, once. */
  | 'reloading';

export type WorkerEvent =
  | { readonly type: 'installed'; readonly hasController: boolean }
  | { readonly type: 'updateAccepted' }
  | { readonly type: 'controllerChanged' }
  | { readonly type: 'removed' };

/** The worker's life as the page sees it. What does not fit a state is passed over. */
export function workerReducer(state: WorkerState, event: WorkerEvent): WorkerState {
  switch (event.type) {
    case 'installed':
      if (state === 'applying' || state === 'reloading') return state;
      return event.hasController ? 'updateAvailable' : 'cachedForOffline';
    case 'updateAccepted':
      return state === 'updateAvailable' ? 'applying' : state;
    case 'controllerChanged':
      // The first worker takes control as well, without anybody having asked: the page it finds is its own.
      return state === 'applying' ? 'reloading' : state;
    case 'removed':
      return 'none';
  }
}
