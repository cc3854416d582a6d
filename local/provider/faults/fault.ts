/** What can be made to go wrong with a request. */
export const requestFaults = [
  ...(['timeout', 'reset', 'drop_after_commit', 'http_500', 'http_503_html', 'rate_limit'] as const),
  ...(['slow', 'bad_json', 'offline'] as const),
] as const;

/** What can be made to go wrong with a push. */
export const pushFaults = ['duplicate_push', 'drop_push', 'reorder_push'] as const;

export type Fault = (typeof requestFaults)[number] | (typeof pushFaults)[number];

/** When a fault happens. */
export interface FaultRule {
  /** A path below `/v2` or the beginning of one, or `/account-requests`; empty or `*`: everywhere. Ids may be written `{id}`. */
  readonly path: string;
  readonly fault: Fault;
  /** 0 to 1, for each request that the path fits. */
  readonly probability: number;
  /** How often at most; Infinity when unbounded. */
  readonly times: number;
}
