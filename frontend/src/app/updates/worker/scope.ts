/** An event that the browser keeps the worker alive for. */
export interface LifetimeEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** A request of a page that the worker may respond to. */
export interface RequestEvent extends LifetimeEvent {
  readonly request: Request;
  readonly respondWith: (response: Promise<Response>) => void;
}

/** The part of a service worker's global scope that the portal uses; TypeScript's DOM types do not include it. */
export interface WorkerScope {
  readonly location: Location;
  readonly caches: CacheStorage;
  readonly fetch: typeof fetch;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly skipWaiting: () => Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifetimeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}
