import { followCollections } from './followCollections';
import { tellOfMoneyIn } from './tellOfMoneyIn';
import type { TccTransactionsRow } from '../database/generated/tables';
import type { WrittenColumns } from '../database/connection';
import type { ProviderTransaction } from '../provider/records';
import type { Mirror } from '../mirrors/mirror';

/** The related entities that the specification names; any other one of the provider is stored as `unknown`. */
const relatedEntities = ['balance_transfer', 'conversion', 'inbound_funds', 'inbound_funds_local', 'payment'] as const;

/** The transactions of the balances, in `tcc_transactions`. Amounts in major units. */
export const transactionsMirror: Mirror<ProviderTransaction> = {
  table: 'tcc_transactions',
  key: ['id'],
  progress: ['pending', 'completed', 'deleted'],
  row: (reading, accountId): WrittenColumns<TccTransactionsRow> => ({
    id: reading.id,
    account_id: accountId,
    balance_id: reading.balance_id,
    currency: reading.currency,
    amount: reading.amount,
    balance_amount: reading.balance_amount,
    type: reading.type,
    status: reading.status,
    action: reading.action,
    reason: reading.reason,
    related_entity_type: relatedEntities.find((each) => each === reading.related_entity_type) ?? 'unknown',
    related_entity_id: reading.related_entity_id,
    related_entity_short_reference: reading.related_entity_short_reference,
    settles_at: reading.settles_at,
    completed_at: reading.completed_at,
    created_at: reading.created_at,
    updated_at: reading.updated_at,
  }),
  follow: async (transaction, ids) => {
    await followCollections(transaction, ids);
    await tellOfMoneyIn(transaction, ids);
  },
};
