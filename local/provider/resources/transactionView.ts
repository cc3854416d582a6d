import type { Transaction } from '../store/records';
import { pick } from '../wire';

const fields = [
  ...(['id', 'balance_id', 'account_id', 'currency', 'amount', 'balance_amount', 'type'] as const),
  ...(['related_entity_type', 'related_entity_id', 'related_entity_short_reference', 'status', 'reason'] as const),
  ...(['settles_at', 'created_at', 'updated_at', 'completed_at', 'action'] as const),
] as const;

/** A transaction as the API and the pushes show it. */
export function transactionView(transaction: Transaction): Record<string, unknown> {
  return pick(transaction, fields);
}
