import type { Knex } from 'knex';
import type { Refusal } from '../../domain/intents/outcome';
import { loadTransferContent, type TransferContent, type TransferTable } from '../database/transfers';
import { takeReadings } from '../mirrors/mirror';
import { transfersMirror } from '../mirrors/transfers';
import type { ProviderTransfer } from '../provider/records';
import { contentDigest } from './contentDigest';
import type { Intent, IntentKind } from './intent';

/** A transfer that somebody asked for: `transfers/create` under its `uniqueRequestId`. */
export const transferIntent = movingBy(
  'transfers',
  (transferId) => ({ tccTransferId: transferId }),
  ({ code, message }) => ({ status: 'cancelled', errorCode: code, errorMessage: message }),
);

/** A charge, moved to the account that collects it, under its id. */
export const chargeIntent = movingBy(
  'charges',
  (transferId) => ({ tcc_transfer_id: transferId }),
  ({ message }) => ({ status: 'failed', error_message: message }),
);

/** Client money moved in or out of safeguarding, under its id. */
export const safeguardingTransferIntent = movingBy(
  'safeguarding_transfers',
  (transferId) => ({ tccTransferId: transferId }),
  (refusal) => ({ status: 'cancelled', details: JSON.stringify(refusal) }),
);

function movingBy(
  table: TransferTable,
  sent: (transferId: string) => Record<string, unknown>,
  refused: (refusal: Refusal) => Record<string, unknown>,
): IntentKind {
  const update = (transaction: Knex.Transaction, { entityId }: Intent, changes: Record<string, unknown>) =>
    transaction(table).where({ id: entityId }).update(changes);
  const kind: IntentKind<TransferContent, ProviderTransfer> = {
    find: (client, intent) => client.findTransferByKey(intent.key),
    check: async (context, intent) => {
      const content = await loadTransferContent(context.database, table, intent.entityId);
      if (!content || contentDigest(content) !== intent.digest) return { refusal: 'content_changed' };
      return { content };
    },
    create: (client, intent, content) =>
      client.createTransfer({
        unique_request_id: intent.key,
        source_account_id: content.sourceAccountId,
        destination_account_id: content.destinationAccountId,
        currency: content.currency,
        amount: content.amount,
        reason: content.reason,
      }),
    recordEffect: async (transaction, intent, effect) => {
      await update(transaction, intent, sent(effect.id));
      await takeReadings(transaction, transfersMirror, [{ reading: effect, accountId: intent.accountId }]);
    },
    recordRefusal: async (transaction, intent, refusal) => {
      await update(transaction, intent, refused(refusal));
    },
  };
  return kind as IntentKind;
}
