import { costs } from './costs';
import { organisation, shareOfHour, workingDays } from './workload';

const busiest = Math.max(...shareOfHour);
const perSecond = (perDay: number) => (perDay * busiest) / 3600;

/** What all logins share on one deployment. */
export interface Shared {
  /** Processor cores of handlers, engine and Postgres in the busiest hour. */
  readonly cores: number;
  /** Minutes until the schedule has started a sync of every login, one after the other. */
  readonly minutesToStartSync: number;
  /** Workers of the sync that run at once where every login is synced each minute. */
  readonly syncWorkers: number;
  /** Minutes in which the one run of `send-intents` sends what an outage of the busiest hour left. */
  readonly minutesAfterOutage: number;
  readonly gigabytesPerYear: number;
  readonly paymentsPerYear: number;
}

/** The load of a number of organisations on what they share. */
export function sharedLoad(organisations: number, logins: number): Shared {
  const paymentsPerDay = organisations * organisation.payments;
  const paymentsPerYear = paymentsPerDay * workingDays;
  const bytesPerDay =
    paymentsPerDay * costs.bytesOfPayment +
    organisations * organisation.conversions * costs.bytesOfConversion +
    organisations * organisation.transactions * costs.bytesOfTransaction;
  return {
    cores:
      perSecond(paymentsPerDay) * costs.processorOfPayment +
      perSecond(organisations * organisation.reads) * costs.processorOfRead,
    minutesToStartSync: (logins * costs.secondsToStartWorker) / 60,
    syncWorkers: (logins * costs.callsOfSync * costs.secondsOfCall) / 60,
    minutesAfterOutage: (paymentsPerDay * busiest * costs.callsToSend * costs.secondsOfCall) / 60,
    gigabytesPerYear: (bytesPerDay * workingDays) / 1e9,
    paymentsPerYear,
  };
}
