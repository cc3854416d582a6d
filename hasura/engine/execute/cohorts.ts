import type { ParameterValue } from '../model/boolExp';

/** A subscriber of a live query or stream. */
export interface Subscriber {
  /** Runs the statement of the first answer when the subscriber's turn has come. Rejects when too many wait. */
  readonly admit: (work: () => Promise<void>) => Promise<void>;
  /** Receives `data` as JSON text: at first, then after each change; for a stream, each batch. */
  readonly next: (data: string) => void;
  /** Receives the error that has ended the subscription. */
  readonly fail: (error: unknown) => void;
}

/** Subscribers with the same values for the statement: one row answers all of them. */
export interface Cohort {
  key: string;
  /** As `bind` gives them. */
  values: readonly ParameterValue[];
  readonly subscribers: Set<Subscriber>;
  /** The latest `data`; undefined before the first, and for streams. */
  last?: string;
  /** Its first answer is fetched separately: when the turn of any of its subscribers has come, and once. */
  stage: 'waiting' | 'starting' | 'started';
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
  join(subscriber: Subscriber, values: readonly ParameterValue[]): Cohort {
    const key = JSON.stringify(values);
    const cohort: Cohort = this.byKey.get(key) ?? { key, values, subscribers: new Set(), stage: 'waiting' };
    this.byKey.set(key, cohort);
    this.put(subscriber, cohort);
    return cohort;
  }

  /** Removes a subscriber; does nothing when it is in no cohort. */
  leave(subscriber: Subscriber): void {
    const cohort = this.bySubscriber.get(subscriber);
    if (!cohort) return;
    this.bySubscriber.delete(subscriber);
    cohort.subscribers.delete(subscriber);
    if (cohort.subscribers.size === 0) this.byKey.delete(cohort.key);
  }

  /** Changes a cohort's values; merges it into the cohort that has these values already, if any. */
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

  /** Removes a cohort; returns its subscribers. */
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
