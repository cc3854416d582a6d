import type { FaultInjector } from '../faults/faultInjector';
import type { RateLimits } from '../http/rateLimits';
import type { RequestJournal } from '../http/requestJournal';
import type { TimeParts } from '../lifeCycle/passTime';

/** The parts that a control works on. */
export interface ControlParts extends TimeParts {
  readonly faults: FaultInjector;
  readonly limits: RateLimits;
  readonly journal: RequestJournal;
}

/** A control call: its JSON body (empty object when none) and its query. */
export interface ControlCall {
  readonly body: Record<string, unknown>;
  readonly query: URLSearchParams;
}

/** Does what the control asks and resolves to the JSON it answers. RangeError: the caller's mistake, answered as 400. */
export type Control = (parts: ControlParts, call: ControlCall) => Promise<unknown>;

/** A text field of a control's body. @throws RangeError when it is missing */
export function textIn(body: Record<string, unknown>, name: string): string {
  const value = body[name];
  if (typeof value !== 'string' || value === '') throw new RangeError(`${name}: text is needed.`);
  return value;
}
