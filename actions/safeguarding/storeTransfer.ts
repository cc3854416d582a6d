import type { Knex } from 'knex';
import type { SafeguardingTransfersRow } from '../database/generated/tables';
import { recordActivity } from '../database/recordActivity';
import { releaseTransfer } from '../intents/releaseTransfer';
import type { RuntimeContext } from '../runtime/context';

type Columns =
  | 'id'
  | 'sourceAccountId'
  | 'destinationAccountId'
  | 'currency'
  | 'amount'
  | 'reason'
  | 'createdById'
  | 'moveId';

/** A safeguarding transfer that is to be sent. */
export type NewTransfer = Pick<SafeguardingTransfersRow, Columns>;

/**
 * Stores a safeguarding transfer with its intent and its activity, in the caller's transaction.
 * @param recorded the account that the activity is about, and who made the transfer
 * @returns the intent's id
 * @throws RuleError account_not_connected
 */
export async function storeTransfer(
  transaction: Knex.Transaction,
  context: Pick<RuntimeContext, 'clock' | 'newId'>,
  transfer: NewTransfer,
  recorded: { readonly accountId: string; readonly userId: string },
): Promise<string> {
  const { id, sourceAccountId, amount, currency, reason } = transfer;
  const now = context.clock.now();
  await transaction('safeguarding_transfers').insert({
    ...transfer,
    status: 'pending',
    createdAt: now,
    updatedAt: now,
  });
  const details = `${amount} ${currency}: ${reason}`;
  await recordActivity(transaction, { ...recorded, eventCode: 'A039', details, createdAt: now });
  return releaseTransfer(transaction, context, { table: 'safeguarding_transfers', id, sourceAccountId, key: id });
}
