import type { Knex } from 'knex';
import type { Taking } from '../../domain/charges/taking';
import { invariant } from '../../domain/invariant';
import { loadTransferContents } from '../database/transfers';
import { contentDigest } from '../intents/contentDigest';
import type { Context } from '../context';
import type { LockedCharge } from './openCharges';

/** A charge with the currency in which it is taken. */
export interface TakenCharge {
  readonly charge: LockedCharge;
  readonly taking: Exclude<Taking, { readonly reason: string }>;
}

/**
 * Sets charges to processing and stores an intent for each, in the caller's transaction. A refused intent is opened again under its key;
 * its attempts go on, so that the sender looks the key up before it calls.
 * @returns the ids of the intents
 * @throws Error if a key is in use by an intent that was not refused
 */
export async function sendCharges(
  transaction: Knex.Transaction,
  context: Pick<Context, 'clock' | 'newId'>,
  taken: readonly TakenCharge[],
): Promise<readonly string[]> {
  if (taken.length === 0) return [];
  const now = context.clock.now();
  await setProcessing(transaction, taken);
  await transaction('charge_attempts').insert(taken.map((one) => attemptRow(one, now)));
  const ids = taken.map(({ charge }) => charge.id);
  const contents = await loadTransferContents(transaction, 'charges', ids);
  const intents = taken.map(({ charge }) => {
    const content = contents.get(charge.id);
    invariant(content, 'a charge that is taken has two accounts at the provider');
    return {
      id: context.newId(),
      entity_id: charge.id,
      account_id: charge.sourceAccountId,
      key: charge.key,
      digest: contentDigest(content),
    };
  });
  return storeIntents(transaction, intents, now);
}

async function setProcessing(transaction: Knex.Transaction, taken: readonly TakenCharge[]): Promise<void> {
  const rows = taken.map(({ charge: { id, base }, taking: { amount, currency, rate } }) => ({
    id,
    amount,
    currency,
    rate,
    amounts: { [base.currency]: base.amount, [currency]: amount },
  }));
  await transaction.raw(
    `update charges c
     set status = 'processing', amount = t.amount, currency = t.currency, exchange_rate = t.rate, amounts = t.amounts,
       error_message = null, next_attempt_at = null, tcc_transfer_id = null
     from jsonb_to_recordset(?::jsonb) as t(id uuid, amount numeric, currency text, rate numeric, amounts jsonb)
     where c.id = t.id`,
    [JSON.stringify(rows)],
  );
}

const attemptRow = ({ charge, taking }: TakenCharge, now: Date) => ({
  charge_id: charge.id,
  attempt: charge.attempts + 1,
  key: charge.key,
  currency: taking.currency,
  amount: taking.amount,
  exchange_rate: taking.rate,
  rate_at: taking.rateAt,
  steps: JSON.stringify(taking.steps),
  at: now,
});

async function storeIntents(
  transaction: Knex.Transaction,
  intents: readonly object[],
  now: Date,
): Promise<readonly string[]> {
  const { rows } = await transaction.raw<{ rows: { id: string }[] }>(
    `insert into provider_intents (id, kind, entity_id, account_id, key, payload, digest, next_attempt_at)
     select id, 'charge', entity_id, account_id, key, '{"onBehalfOf": null}', digest, :now
     from jsonb_to_recordset(:intents::jsonb) as i(id uuid, entity_id uuid, account_id uuid, key text, digest text)
     on conflict (kind, key) do update
       set state = 'pending', digest = excluded.digest, next_attempt_at = excluded.next_attempt_at, lease_until = null, last_error = null,
         "updatedAt" = excluded."updatedAt"
       where provider_intents.state = 'rejected'
     returning id`,
    { intents: JSON.stringify(intents), now },
  );
  invariant(rows.length === intents.length, 'each charge has an intent of its own');
  return rows.map(({ id }) => id);
}
