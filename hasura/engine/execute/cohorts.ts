import { type ParameterValue } from '../model/boolExp';

/** Who watches a subscription. */
export interface Subscriber {
  /** The finished `data`: at first what is there, then whenever it has changed; of a stream each batch. */
  readonly next: (data: string) => void;
  /** The subscription has ended by an error. */
  readonly fail: (error: unknown) => void;
}

/** Subscribers whose statement has the same values, so that one row answers all of them. */
export interface Cohort {
  key: string;
  /** As `bind` gives them. */
  values: readonly ParameterValue[];
  readonly subscribers: Set<Subscriber>;
  /** The `data` that all of them have; undefined before the first, and for streams. */
  last?: string;
  /** It has been answered once, alone. */
  isStarted: boolean;
}

/** The cohorts of one subscription, found by their values. None is empty. */
export class Cohorts {
  private readonly byKey = new Map<string, Cohort>();
  private readonly bySubscriber = new Map<Subscriber, Cohort>();

  get size(): number {
    return this.byKey.size;
  }

  all(): Cohort[] {
    return [...this.byKey.values()];
  }

  /** Puts a subscriber into the cohort of its values. */
  join(subscriber: Subscriber, values: readonly ParameterValue[]): { cohort: Cohort; isNew: boolean } {
    const key = JSON.stringify(values);
    const known = this.byKey.get(key);
    const cohort = known ?? { key, values, subscribers: new Set(), isStarted: false };
    this.byKey.set(key, cohort);
    this.put(subscriber, cohort);
    return { cohort, isNew: !known };
  }

  /** Takes a subscriber out. Silent when it is in none. */
  leave(subscriber: Subscriber): void {
    const cohort = this.bySubscriber.get(subscriber);
    if (!cohort) return;
    this.bySubscriber.delete(subscriber);
    cohort.subscribers.delete(subscriber);
    if (cohort.subscribers.size === 0) this.byKey.delete(cohort.key);
  }

  /** Gives a cohort other values; it is one with the cohort that has them already. */
  move(cohort: Cohort, values: readonly ParameterValue[]): void {
    if (cohort.subscribers.size === 0) return;
    const key = JSON.stringify(values);
    const other = this.byKey.get(key);
    this.byKey.delete(cohort.key);
    if (other) {
      cohort.subscribers.forEach((subscriber) => this.put(subscriber, other));
      cohort.subscribers.clear();
      return;
    }
    Object.assign(cohort, { key, values });
    this.byKey.set(key, cohort);
  }

  /** Takes a cohort out; gives who was in it. */
  dissolve(cohort: Cohort): Subscriber[] {
    const subscribers = [...cohort.subscribers];
    subscribers.forEach((subscriber) => this.leave(subscriber));
    return subscribers;
  }

  private put(subscriber: Subscriber, cohort: Cohort): void {
    cohort.subscribers.add(subscriber);
    this.bySubscriber.set(subscriber, cohort);
  }
}
