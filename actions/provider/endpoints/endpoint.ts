/** One path of the provider with the parameters that it accepts. No other parameter is sent. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Below `/v2`; a part in braces is replaced by an id. */
  readonly path: string;
  readonly accepts: readonly string[];
  /** The call changes nothing, so it may be repeated. */
  readonly isRead: boolean;
  /** How long an answer is kept in memory and given to others; undefined: never. */
  readonly cacheForMs?: number;
}

type Accepts = readonly string[];

/** A GET. */
export function read<const A extends Accepts>(path: string, accepts: A) {
  return { method: 'GET', path, accepts, isRead: true } as const;
}

/** A POST that only looks something up or checks it. */
export function search<const A extends Accepts>(path: string, accepts: A) {
  return { method: 'POST', path, accepts, isRead: true } as const;
}

/** A POST that changes something. */
export function write<const A extends Accepts>(path: string, accepts: A) {
  return { method: 'POST', path, accepts, isRead: false } as const;
}

/** The same for an endpoint whose answers change seldom, and belong to no tenant or to the one that the parameters name. */
export function cached<E extends Endpoint>(endpoint: E, cacheForMs: number) {
  return { ...endpoint, cacheForMs };
}

/** What every `find` accepts besides its filters. */
export const paging = ['page', 'per_page', 'order', 'order_asc_desc'] as const;
