import type { Knex } from 'knex';
import type { ChargeType } from '../../domain/charges/chargeTypes';
import type { ChargeStatus } from '../../domain/charges/transitions';
import { chargeTemplates } from '../../domain/postings/templates';
import { postingsOf } from '../../domain/postings/template';
import { recordActivity } from './recordActivity';

/** A charge whose transfer ended at the provider. */
interface Concluded {
  readonly id: string;
  readonly type: ChargeType;
  readonly status: ChargeStatus;
  readonly payer: string;
  readonly collector: string;
  /** What the provider moved. */
  readonly amount: string;
  readonly currency: string;
  readonly at: Date;
}

const conclude = `
  update charges as ours
  set status = case theirs.status when 'completed' then 'completed' else 'failed' end,
    error_message = case theirs.status when 'cancelled' then 'The provider cancelled the transfer.' end,
    "retryCount" = ours."retryCount" + case theirs.status when 'cancelled' then 1 else 0 end
  from tcc_transfers as theirs
  where theirs.id = ours.tcc_transfer_id and theirs.id = any(:ids) and ours.status = 'processing'
    and theirs.status in ('completed', 'cancelled')
  returning ours.id, ours.type, ours.status, ours.source_account_id as payer, ours.destination_account_id as collector,
    theirs.amount::text as amount, theirs.currency, coalesce(theirs.completed_at, theirs.updated_at) as at`;

/**
 * Concludes the charges whose transfers ended at the provider: a completed one is posted, a cancelled one stands in the activity log as
 * failed (`docs/decisions/072`).
 * @param tccTransferIds provider ids; those of no charge are ignored
 */
export async function concludeCharges(transaction: Knex.Transaction, tccTransferIds: readonly string[]): Promise<void> {
  const { rows } = await transaction.raw<{ rows: Concluded[] }>(conclude, { ids: [...tccTransferIds] });
  const postings = rows.filter(({ status }) => status === 'completed').flatMap(chargePostings);
  if (postings.length > 0) await transaction('postings').insert(postings);
  const failed = rows.filter(({ status }) => status === 'failed');
  for (const { id, at } of failed) await recordChargeFailure(transaction, id, at);
}

function chargePostings({ id, type, payer, collector, amount, currency, at }: Concluded) {
  const bindings = { accounts: { payer, collector }, amounts: { charge: { amount, currency } } };
  return postingsOf(chargeTemplates[type], bindings).map((posting) => ({
    ...posting,
    transaction_id: id,
    charge_id: id,
    at,
  }));
}

/** Writes a failed charge with its reason into the activity log. */
export async function recordChargeFailure(
  transaction: Knex.Transaction,
  chargeId: string,
  failedAt: Date,
): Promise<void> {
  const charge = await transaction('charges')
    .where({ id: chargeId })
    .first('main_account_id', 'narrative', 'error_message');
  if (!charge) return;
  await recordActivity(transaction, {
    eventCode: 'E007',
    details: `${charge.narrative}: ${charge.error_message ?? ''}`,
    accountId: charge.main_account_id,
    userId: null,
    createdAt: failedAt,
  });
}
