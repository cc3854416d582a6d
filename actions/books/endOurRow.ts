import type { Knex } from 'knex';
import { recordChargeFailure } from '../database/concludeCharges';
import { recordSafeguardingFailure } from '../database/concludeSafeguarding';
import { cancelTransferFees } from '../transfers/chargeTransferFee';
import { recordFailure } from '../payments/recordFailure';
import { errorCatalogue } from '../../domain/errors';
import { invariant } from '../../domain/invariant';
import type { StoredDifference } from './storedDifference';

const errorCode = 'not_at_provider';
const errorMessage = errorCatalogue[errorCode];

type End = (transaction: Knex.Transaction, id: string, now: Date) => Promise<unknown>;

/** How a row of each table ends that the provider does not know. The database's tables of states allow each step. */
const ends: Readonly<Record<NonNullable<StoredDifference['our_table']>, End>> = {
  payments: async (transaction, id, now) => {
    await transaction('payments').where({ id }).update({ status: 'failed', errorCode, errorMessage });
    await recordFailure(transaction, id, errorMessage, now);
  },
  transfers: async (transaction, id) => {
    await transaction('transfers').where({ id }).update({ status: 'cancelled', errorCode, errorMessage });
    await cancelTransferFees(transaction, [id]);
  },
  safeguarding_transfers: async (transaction, id, now) => {
    const details = JSON.stringify({ code: errorCode, message: errorMessage });
    await transaction('safeguarding_transfers').where({ id }).update({ status: 'cancelled', details });
    await recordSafeguardingFailure(transaction, id, errorMessage, now);
  },
  charges: async (transaction, id, now) => {
    await transaction('charges').where({ id }).update({ status: 'failed', error_message: errorMessage });
    await recordChargeFailure(transaction, id, now);
  },
  conversions: (transaction, id) =>
    transaction('conversions').where({ id }).update({ status: 'closed', errorCode, errorMessage }),
};

/** Ends our row of a difference, through its table of states, because the provider does not know it. */
export async function endOurRow(
  transaction: Knex.Transaction,
  { our_table: table, our_id: id }: Pick<StoredDifference, 'our_table' | 'our_id'>,
  now: Date,
): Promise<void> {
  invariant(table && id, 'a difference on our side names our row');
  await ends[table](transaction, id, now);
}
