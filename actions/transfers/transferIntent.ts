import type { Knex } from 'knex';
import type { Tables } from 'knex/types/tables';
import { RuleError } from '../../domain/errors';
import type { Refusal } from '../../domain/intents/outcome';
import { isSameTransfer } from '../../domain/intents/sameTerms';
import { loadHouseEnd } from '../database/chargeHouseEnd';
import { recordSafeguardingFailure } from '../database/concludeSafeguarding';
import { recordChargeFailure } from '../database/concludeCharges';
import { loadTransferContent, type TransferContent, type TransferTable } from '../database/transfers';
import { takeReadings } from '../mirrors/mirror';
import { recordTransferFailure } from './recordTransferFailure';
import { transfersMirror } from './transfersMirror';
import type { ProviderTransfer } from '../provider/records';
import type { ProviderClient } from '../provider/client';
import { contentDigest } from '../intents/contentDigest';
import { intentKind, type Intent, type IntentKind } from '../intents/intent';

/** Sends a transfer that a user created: `transfers/create` with its `uniqueRequestId`. */
export const transferIntent = movingBy(
  'transfers',
  (transferId) => ({ tccTransferId: transferId }),
  ({ code, message }) => ({ status: 'cancelled', errorCode: code, errorMessage: message }),
  recordTransferFailure,
);

/** Transfers a charge to the account that collects it. Where the settings name another one by now, it is refused (docs/decisions/104). */
export const chargeIntent = aimed(
  movingBy(
    'charges',
    (transferId) => ({ tcc_transfer_id: transferId }),
    ({ message }) => ({ status: 'failed', error_message: message }),
    async (transaction, chargeId, _reason, failedAt) => {
      await transaction('charges').where({ id: chargeId }).increment('retryCount');
      await recordChargeFailure(transaction, chargeId, failedAt);
    },
  ),
);

function aimed(kind: IntentKind): IntentKind {
  return {
    ...kind,
    check: async (context, intent, client) => {
      const { isRight } = await loadHouseEnd(context.database, intent.entityId);
      return isRight ? kind.check(context, intent, client) : { refusal: 'charge_misdirected' };
    },
  };
}

/** Transfers client money to or from safeguarding, with the row's id as key. */
export const safeguardingTransferIntent = movingBy(
  'safeguarding_transfers',
  (transferId) => ({ tccTransferId: transferId }),
  (refusal) => ({ status: 'cancelled', details: JSON.stringify(refusal) }),
  recordSafeguardingFailure,
);

function movingBy<Name extends TransferTable>(
  table: Name,
  sent: (transferId: string) => Tables[Name]['update'],
  refused: (refusal: Refusal) => Tables[Name]['update'],
  recordFailure: typeof recordTransferFailure = () => Promise.resolve(),
): IntentKind {
  const update = (transaction: Knex.Transaction, { entityId }: Intent, changes: Tables[Name]['update']) =>
    transaction<object>(table).where({ id: entityId }).update(changes);
  return intentKind<TransferContent, ProviderTransfer>({
    find: (client, intent, { database }) => findSame(client, intent, database, table),
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
    recordRefusal: async (transaction, intent, refusal, now) => {
      await update(transaction, intent, refused(refusal));
      await recordFailure(transaction, intent.entityId, refusal.message, now);
    },
  });
}

/** The transfer that the key stands for. @throws RuleError request_key_taken for one on other terms */
async function findSame(
  client: ProviderClient,
  { key, entityId }: Intent,
  database: Knex,
  table: TransferTable,
): Promise<ProviderTransfer | undefined> {
  const found = await client.findTransferByKey(key);
  const ours = found && (await loadTransferContent(database, table, entityId));
  if (!ours) return found;
  const terms = {
    ...found,
    sourceAccountId: found.source_account_id,
    destinationAccountId: found.destination_account_id,
  };
  if (isSameTransfer(ours, terms)) return found;
  throw new RuleError('request_key_taken');
}
