/** The state of this browser's service worker (specification section 4). */
export type WorkerState =
  /** No worker: not registered yet, not supported, or switched off. */
  | 'none'
  /** The first one is installed: the shell opens without a network from now on. */
  | 'cachedForOffline'
  /** A newer one waits while the old one controls the page. */
  | 'updateAvailable'
  /** The newer one was told to take over. */
  | 'applying'
  /** It has taken over; the page is to be reloaded once. */
  | 'reloading';

/** An event of the service worker. */
export type WorkerEvent =
  | { readonly type: 'installed'; readonly hasController: boolean }
  | { readonly type: 'updateAccepted' }
  | { readonly type: 'controllerChanged' }
  | { readonly type: 'removed' };

/** The worker's states as the page sees them. An event that does not fit a state changes nothing. */
export function workerReducer(state: WorkerState, event: WorkerEvent): WorkerState {
  switch (event.type) {
    case 'installed':
      if (state === 'applying' || state === 'reloading') return state;
      return event.hasController ? 'updateAvailable' : 'cachedForOffline';
    case 'updateAccepted':
      return state === 'updateAvailable' ? 'applying' : state;
    case 'controllerChanged':
      // The first worker takes control too, without a request: the page is of its version already, so it is not reloaded.
      return state === 'applying' ? 'reloading' : state;
    case 'removed':
      return 'none';
  }
}
