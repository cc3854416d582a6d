import { RuleError } from '../../domain/errors';
import type { Knex } from 'knex';
import type { TransfersRow } from '../database/generated/tables';
import { recordActivity } from '../database/recordActivity';
import type { TransferTable } from '../database/transfers';
import { inTransaction } from '../database/transaction';
import { defineAction } from '../defineAction';
import { takeReadings } from '../mirrors/mirror';
import type { Context } from '../context';
import type { ProviderTransfer } from '../provider/records';
import { refusalOf } from '../provider/refusal';
import { transfersMirror } from './transfersMirror';

/**
 * Cancels a transfer or a safeguarding transfer that waits at the provider, and its fee (specification, part two, sections 4 and 7). For administrators.
 * One that has ended meanwhile is returned as it is.
 * @throws RuleError transfer_not_found, transfer_not_sent, and the codes of refusalOf
 */
export const cancelTransfer = defineAction({
  name: 'cancelTransfer',
  roles: [],
  scope: null,
  writes: { lists: ['transfers', 'safeguarding'], rows: { transferId: ['transfers', 'safeguarding_transfers'] } },
  activity: ['A017'],
  sdl: `
    type Mutation {
      """Cancels a transfer that waits at the provider. For administrators."""
      cancelTransfer(transferId: uuid!): TransferResult!
    }
  `,
  handler: async ({ transferId }, session, context) => {
    const transfer = await findTransfer(context.database, transferId);
    if (!transfer) throw new RuleError('transfer_not_found', 'transferId');
    const { table, status, sourceAccountId: accountId, tccTransferId, errorCode, errorMessage } = transfer;
    if (status !== 'pending') return { id: transferId, status, errorCode, errorMessage };
    if (!tccTransferId) throw new RuleError('transfer_not_sent', 'transferId');
    const reading = await cancelAtProvider(context, accountId, tccTransferId);
    await inTransaction(context.database, session, async (transaction) => {
      const waiting = await transaction<{ id: string; status: string }>(table)
        .where({ id: transferId, status })
        .forUpdate()
        .first('id');
      await takeReadings(transaction, transfersMirror, [{ reading, accountId }]);
      if (!waiting || reading.status === 'completed') return;
      const details = `${transfer.amount} ${transfer.currency}: ${transfer.reason}`;
      const { userId } = session;
      const createdAt = context.clock.now();
      await recordActivity(transaction, { eventCode: 'A017', accountId, details, userId, createdAt });
    });
    return { id: transferId, status: reading.status, errorCode, errorMessage };
  },
});

interface FoundTransfer extends Pick<
  TransfersRow,
  'amount' | 'currency' | 'reason' | 'status' | 'sourceAccountId' | 'tccTransferId' | 'errorCode' | 'errorMessage'
> {
  readonly table: TransferTable;
}

/** The transfer, or the safeguarding transfer, of this id. */
async function findTransfer(database: Knex, id: string): Promise<FoundTransfer | undefined> {
  const transfer = await database('transfers').where({ id }).first();
  if (transfer) return { ...transfer, table: 'transfers' };
  const safeguarding = await database('safeguarding_transfers').where({ id }).first();
  return safeguarding && { ...safeguarding, table: 'safeguarding_transfers', errorCode: null, errorMessage: null };
}

/** Asks the provider to cancel the transfer and reads what became of it, because the answer may still say pending. */
async function cancelAtProvider(context: Context, accountId: string, id: string): Promise<ProviderTransfer> {
  const client = await context.provider.forAccount(accountId);
  const failure = await client.cancelTransfer(id).then(() => undefined, refusalOf);
  const reading = await client.getTransfer(id, null).catch((error: unknown) => {
    throw refusalOf(error, 'transferId');
  });
  if (failure && reading.status === 'pending') throw failure;
  return reading;
}
