/** One path of the provider with the parameters that it accepts. Anything else is refused there and never sent by us. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Below `/v2`; what stands in braces is filled with an id. */
  readonly path: string;
  readonly accepts: readonly string[];
  /** Asking twice changes nothing, so a call that found no answer may be made again. */
  readonly isRead: boolean;
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

/** What every `find` accepts besides its filters. */
export const paging = ['page', 'per_page', 'order', 'order_asc_desc'] as const;
