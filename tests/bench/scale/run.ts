import { seededRandom } from '../../../local/provider/faults/faultInjector';
import type { Table } from '../benchmark';
import { sharedLoad } from './shared';
import { simulateDay } from './simulateDay';

const sizes = [10, 1000, 100_000];

/**
 * `npm run bench -- scale`: a simulated working day of 10, 1,000 and 100,000 organisations, each with its own login and all with one, and
 * what they load on the parts that all logins share. What it assumes stands in `workload.ts` and `costs.ts`.
 */
export function benchScale(): Promise<readonly Table[]> {
  const random = seededRandom(1);
  const ofLogins = sizes.flatMap((organisations) => [
    loginRow(organisations, 1, random),
    loginRow(organisations, organisations, random),
  ]);
  const headings = [
    'payments a year',
    'GB a year',
    'cores',
    'sync workers',
    'sync starts, min',
    'after an outage, min',
  ];
  return Promise.resolve([
    {
      headings: ['organisations', 'login', 'payments', 'longest wait, min', 'pushes left to the sync'],
      rows: ofLogins,
    },
    { headings: ['organisations', ...headings], rows: sizes.map(sharedRow) },
  ]);
}

/** A day of all logins; `sharing` organisations have one together. */
function loginRow(organisations: number, sharing: number, random: () => number): (number | string)[] {
  const days = Array.from({ length: organisations / sharing }, () => simulateDay(sharing, random));
  const payments = days.reduce((sum, day) => sum + day.payments, 0);
  const left = days.reduce((sum, day) => sum + day.shareLeftToSync * day.payments, 0) / payments;
  const longest = days.reduce((most, day) => Math.max(most, day.longestWait), 0);
  return [
    organisations,
    sharing === 1 ? 'one each' : 'one for all',
    payments,
    longest > 960 ? 'days' : round(longest),
    `${Math.round(left * 100)} %`,
  ];
}

function sharedRow(organisations: number): number[] {
  const load = sharedLoad(organisations, organisations);
  return [
    organisations,
    load.paymentsPerYear,
    round(load.gigabytesPerYear),
    round(load.cores),
    Math.ceil(load.syncWorkers),
    round(load.minutesToStartSync),
    round(load.minutesAfterOutage),
  ];
}

const round = (value: number) => Number(value.toPrecision(2));
