import type { Knex } from 'knex';
import { addDays } from '../../domain/isoDate';
import { londonDay } from '../../domain/londonTime';
import { demoId } from '../../seeds/demo/demoId';
import { as, smallPayment } from './portal';

const create = `mutation ($payment: RecurringPaymentInput!, $frequency: String! = "weekly", $endsOn: String) {
  createRecurringPayment(payment: $payment, frequency: $frequency, endsOn: $endsOn) { id }
}`;

/** Euro enough for two approvals, so that nothing is sent. */
export const euro = { beneficiaryId: demoId('beneficiary hansa-metall'), amount: '20000.00', currency: 'EUR' };

/** The day in London. */
export const today = londonDay(new Date());

/** What a series that was set up comes back with. */
export interface CreatedSeries {
  readonly createRecurringPayment: { readonly id: string };
}

/** How a user sets up a series; tests know theirs by the reference. */
export const seriesCall = (username: string, changes: object = {}, rest: object = {}) => ({
  username,
  query: create,
  variables: { payment: smallPayment({ ...euro, reference: 'SERIES', ...changes }), ...rest },
});

/** Sets a series up as the maker, and moves its days, counted from today. Gives its id. */
export async function newSeries(
  database: Knex,
  days: { readonly next: number; readonly ends?: number },
  changes: object = {},
): Promise<string> {
  const { username, query, variables } = seriesCall('maker', changes);
  const { data, errors } = await as<CreatedSeries>(username, query, variables);
  if (!data) throw new Error(JSON.stringify(errors));
  const { id } = data.createRecurringPayment;
  const ends_on = days.ends === undefined ? null : addDays(today, days.ends);
  const next_on = addDays(today, days.next);
  await database('recurring_payments').where({ id }).update({ starts_on: next_on, next_on, ends_on });
  return id;
}

/** The series of tests: the demo's are others. */
export const testSeries = (database: Knex) => database('recurring_payments').where({ reference: 'SERIES' });

/** Ends the series of tests. */
export const endSeries = (database: Knex) =>
  testSeries(database).whereNot({ state: 'ended' }).update({ state: 'ended', next_on: null, pause_reason: null });
