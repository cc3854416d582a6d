import type { ProviderFailure } from '../../domain/intents/outcome';
import type { Dice } from './dice';

/** The faults, each with its probability. */
const probabilities = {
  // A call to the provider.
  'the request is lost': 0.03,
  'the answer is lost': 0.04,
  '5xx after the effect': 0.03,
  'the call hangs': 0.05,
  'one call too many': 0.02,
  'the provider refuses': 0.04,
  'the login is refused': 0.005,
  'the search is behind': 0.03,
  // A process of ours.
  'a process dies': 0.02,
  'a process sleeps': 0.04,
  'our database fails': 0.02,
  // A push.
  'a push is dropped': 0.25,
  'a push is doubled': 0.15,
  'a push is late': 0.25,
  // A schedule.
  'a sync run is missed': 0.2,
  'a rate is not refreshed': 0.1,
  'the rates are not refreshed': 0.1,
  // The world.
  'the clock jumps a day': 0.015,
  'a hand in the database': 0.05,
  'a foreign id': 0.03,
} as const;

export type Fault = keyof typeof probabilities;

/** How a call to the provider goes. */
export interface Fate {
  /** When the provider acts, after the call began; undefined: never. */
  readonly effectAfterMs: number | undefined;
  /** When the caller knows, or gives up. */
  readonly answerAfterMs: number;
  readonly failure?: ProviderFailure;
}

const timeoutMs = 10_000;
/** What the provider took in it does within this time, or never (docs/decisions/013). */
const latestEffectMs = 240_000;

/** Decides what goes wrong, and counts it. */
export class Faults {
  readonly counts = new Map<Fault, number>();
  private areOver = false;

  constructor(private readonly dice: Dice) {}

  /** From now on nothing goes wrong. */
  cease(): void {
    this.areOver = true;
  }

  happens(fault: Fault): boolean {
    if (this.areOver || !this.dice.chance(probabilities[fault])) return false;
    this.counts.set(fault, (this.counts.get(fault) ?? 0) + 1);
    return true;
  }

  /** How the next call goes. */
  fate(): Fate {
    const soonMs = this.dice.between(50, 2_000);
    if (this.happens('the request is lost')) return fails('unknown', undefined, timeoutMs);
    if (this.happens('the answer is lost')) return fails('unknown', soonMs, timeoutMs);
    if (this.happens('5xx after the effect')) return fails('unknown', soonMs, soonMs + 10);
    if (this.happens('the call hangs')) {
      return fails('unknown', this.dice.between(timeoutMs, latestEffectMs), timeoutMs);
    }
    if (this.happens('one call too many')) return fails('rate_limited', undefined, soonMs);
    if (this.happens('the provider refuses')) return fails('rejected', undefined, soonMs);
    if (this.happens('the login is refused')) return fails('credentials', undefined, soonMs);
    return { effectAfterMs: soonMs, answerAfterMs: soonMs + 10 };
  }
}

function fails(failure: ProviderFailure, effectAfterMs: number | undefined, answerAfterMs: number): Fate {
  return { effectAfterMs, answerAfterMs, failure };
}
