import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { loadTransferContent, type TransferTable } from '../database/transfers';
import { contentDigest } from './contentDigest';
import { enqueue } from './enqueue';
import type { IntentKindName } from './intent';
import type { Context } from '../context';

const kinds: Readonly<Record<TransferTable, IntentKindName>> = {
  transfers: 'transfer',
  charges: 'charge',
  safeguarding_transfers: 'safeguarding_transfer',
};

/** A row that a transfer at the provider is to move. */
export interface Movement {
  readonly table: TransferTable;
  readonly id: string;
  /** The account that the money leaves; the login of its organisation is used. */
  readonly sourceAccountId: string;
  /** The idempotency key: the transfer's `uniqueRequestId`, otherwise the row's id. */
  readonly key: string;
}

/**
 * Enqueues a stored transfer, charge or safeguarding transfer for the sender, in the caller's transaction.
 * @returns the intent's id
 * @throws RuleError account_not_connected if one of the accounts does not exist at the provider
 */
export async function releaseTransfer(
  transaction: Knex.Transaction,
  context: Pick<Context, 'newId' | 'clock'>,
  { table, id, sourceAccountId, key }: Movement,
): Promise<string> {
  const content = await loadTransferContent(transaction, table, id);
  if (!content) throw new RuleError('account_not_connected', 'sourceAccountId');
  return enqueue(
    transaction,
    {
      id: context.newId(),
      kind: kinds[table],
      entityId: id,
      accountId: sourceAccountId,
      key,
      payload: { onBehalfOf: null },
      digest: contentDigest(content),
    },
    context.clock.now(),
  );
}
