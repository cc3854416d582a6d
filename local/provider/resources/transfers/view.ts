import type { Transfer } from '../../store/tradeRecords';
import { pick } from '../../wire';

const fields = [
  ...(['id', 'short_reference', 'source_account_id', 'destination_account_id', 'currency', 'amount'] as const),
  ...(['status', 'reason', 'created_at', 'updated_at', 'completed_at', 'creator_account_id'] as const),
  ...(['creator_contact_id'] as const),
] as const;

/** A transfer as a push tells of it: without its key, and null where nothing has happened yet. */
export function pushedTransfer(transfer: Transfer): Record<string, unknown> {
  return { ...pick(transfer, fields), completed_at: transfer.completed_at || null };
}

/** A transfer as the API shows it. */
export function transferView(transfer: Transfer): Record<string, unknown> {
  return pick(transfer, [...fields, 'unique_request_id']);
}
