import type { Notification } from '../pushes/notifications';
import { pushFaults, requestFaults, type Fault, type FaultRule } from './fault';
import type { FaultSettings } from './readRules';

/** Decides which faults a request or a push meets. The same seed and the same sequence give the same faults. */
export interface FaultInjector {
  readonly set: (settings: FaultSettings) => void;
  /** The rules with how often each has fired. */
  readonly list: () => (FaultRule & { readonly fired: number })[];
  readonly forRequest: (path: string) => ReadonlySet<Fault>;
  readonly forPush: (notification: Pick<Notification, 'resource' | 'type'>) => ReadonlySet<Fault>;
}

interface ActiveRule {
  readonly rule: FaultRule;
  readonly random: () => number;
  fired: number;
}

const ofRequests: ReadonlySet<string> = new Set(requestFaults);
const ofPushes: ReadonlySet<string> = new Set(pushFaults);

/** An injector without rules. */
export function createFaultInjector(): FaultInjector {
  let active: ActiveRule[] = [];
  const fire = (fits: (rule: FaultRule) => boolean) =>
    new Set(active.filter(({ rule }) => fits(rule)).flatMap((entry) => (happens(entry) ? [entry.rule.fault] : [])));
  return {
    set: ({ seed, rules }) => {
      // One generator per rule: what one rule meets does not shift the chances of another.
      active = rules.map((rule, index) => ({ rule, random: seededRandom(seed * 1_000 + index), fired: 0 }));
    },
    list: () => active.map(({ rule, fired }) => ({ ...rule, fired })),
    forRequest: (path) => fire((rule) => ofRequests.has(rule.fault) && fitsPath(rule.path, path)),
    forPush: (notification) => fire((rule) => ofPushes.has(rule.fault) && fitsPush(rule.path, notification)),
  };
}

function happens(entry: ActiveRule): boolean {
  // Drawn even when the rule is used up, so that `times` does not change what a seed gives.
  const isDue = entry.random() < entry.rule.probability && entry.fired < entry.rule.times;
  if (isDue) entry.fired += 1;
  return isDue;
}

function fitsPath(rulePath: string, path: string): boolean {
  if (rulePath === '' || rulePath === '*') return true;
  const templated = path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/gi, '{id}');
  return [path, templated].some((shape) => shape === rulePath || shape.startsWith(`${rulePath.replace(/\/$/, '')}/`));
}

/** A push fits by its resource, `/payments`, however the path goes on; or by `/payments/<notification type>`. */
function fitsPush(rulePath: string, { resource, type }: Pick<Notification, 'resource' | 'type'>): boolean {
  const [, first, second = ''] = rulePath.split('/');
  if (rulePath === '' || rulePath === '*') return true;
  return first === resource && (!second.endsWith('_notification') || second === type);
}

/** Numbers from 0 up to 1 that a seed determines (a 32-bit mixing generator; no use for secrets). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
