import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { as } from './portal';
import type { GraphqlAnswer } from './stack';

/** The payment's new version, and until when its rate is held. */
export interface Held {
  readonly version: number;
  readonly expiresAt: string | null;
}

export const holdPaymentRate = `mutation ($paymentId: uuid!, $version: Int!, $sellCurrency: String!) {
  held: holdPaymentRate(paymentId: $paymentId, version: $version, sellCurrency: $sellCurrency) { version expiresAt }
}`;
export const releasePaymentRate = `mutation ($paymentId: uuid!, $version: Int!) {
  held: releasePaymentRate(paymentId: $paymentId, version: $version) { version expiresAt }
}`;

type Answer = Promise<GraphqlAnswer<{ held: Held }>>;

/** Holds a rate for a payment, to be paid from the euro balance. */
export const hold = (paymentId: string, version = 1, username = 'maker', sellCurrency = 'EUR'): Answer =>
  as(username, holdPaymentRate, { paymentId, version, sellCurrency });

/** Lets the rate of a payment go. */
export const letGo = (paymentId: string, version: number, username = 'maker'): Answer =>
  as(username, releasePaymentRate, { paymentId, version });

/** The answer of a call that must succeed. @throws Error with the refusal */
export async function heldBy(answer: Answer): Promise<Held> {
  const { data, errors } = await answer;
  if (!data) throw new Error(JSON.stringify(errors));
  return data.held;
}

/** Gives a payment the same rate with another expiry: a quote itself never changes. Returns the payment's version. */
export async function heldUntil(database: Knex, paymentId: string, expiresAt: Date): Promise<number> {
  const quote = await database('quotes')
    .whereIn('id', database('payments').where({ id: paymentId }).select('quoteId'))
    .first();
  if (!quote) throw new Error('No rate is held for this payment.');
  const id = randomUUID();
  await database('quotes').insert({ ...quote, id, expiresAt });
  const [payment] = await database('payments').where({ id: paymentId }).update({ quoteId: id }).returning('version');
  if (!payment) throw new Error('The payment is gone.');
  return payment.version;
}
