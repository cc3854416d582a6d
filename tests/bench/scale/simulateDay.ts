import { callsForSending, costs } from './costs';
import { organisation, shareOfHour } from './workload';

/** How payments of one login waited on a simulated day. */
export interface Day {
  readonly payments: number;
  /** The longest time from the last authorisation to the call, in minutes. */
  readonly longestWait: number;
  /** The share of pushed changes that no call was left for: the sync finds them, within two passes. */
  readonly shareLeftToSync: number;
}

/**
 * A working day of one login, minute by minute: payments come at random in the proportions of the hours, each is sent as soon as a call is
 * free, and pushes get the calls that are left.
 * @param random 0 to 1, both the number and the minute of payments come from it
 */
export function simulateDay(organisations: number, random: () => number): Day {
  let waiting = 0;
  let payments = 0;
  let longestWait = 0;
  let pushed = 0;
  let read = 0;
  for (const expected of minutesOfDay(organisations)) {
    const arrived = poisson(expected, random);
    payments += arrived;
    waiting += arrived;
    const sent = Math.min(waiting, Math.floor(callsForSending / costs.callsToSend));
    waiting -= sent;
    longestWait = Math.max(longestWait, waiting / callsForSending);
    const wanted = sent * costs.callsOfPushes;
    pushed += wanted;
    read += Math.min(wanted, callsForSending - sent * costs.callsToSend);
  }
  return { payments, longestWait, shareLeftToSync: pushed === 0 ? 0 : 1 - read / pushed };
}

/** The payments that are expected in each minute; the evening's minutes bring none and let the queue empty. */
function minutesOfDay(organisations: number): number[] {
  const hours = [...shareOfHour, 0, 0, 0, 0];
  return hours.flatMap((share) => Array<number>(60).fill((share * organisations * organisation.payments) / 60));
}

/** A number of independent events of which this many are expected; large numbers by the normal distribution. */
function poisson(expected: number, random: () => number): number {
  if (expected > 30) {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    return Math.max(0, Math.round(expected + Math.sqrt(expected) * normal));
  }
  const least = Math.exp(-expected);
  let events = 0;
  for (let product = random(); product > least; product *= random()) events += 1;
  return events;
}
