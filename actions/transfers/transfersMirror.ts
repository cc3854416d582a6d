import { transferProgress } from '../../domain/transfers/transitions';
import { followTransfers } from './followTransfers';
import type { TccTransfersRow } from '../database/generated/tables';
import type { WrittenColumns } from '../database/connection';
import type { ProviderTransfer } from '../provider/records';
import type { Mirror } from '../mirrors/mirror';

/** The provider's transfers, in `tcc_transfers`, between its own account ids. Amounts in major units. */
export const transfersMirror: Mirror<ProviderTransfer> = {
  table: 'tcc_transfers',
  key: ['id'],
  progress: transferProgress,
  row: (reading): WrittenColumns<TccTransfersRow> => ({
    id: reading.id,
    short_reference: reading.short_reference,
    source_account_id: reading.source_account_id,
    destination_account_id: reading.destination_account_id,
    currency: reading.currency,
    amount: reading.amount,
    status: reading.status,
    reason: reading.reason,
    creator_account_id: reading.creator_account_id,
    creator_contact_id: reading.creator_contact_id,
    unique_request_id: reading.unique_request_id,
    completed_at: reading.completed_at,
    created_at: reading.created_at,
    updated_at: reading.updated_at,
  }),
  follow: followTransfers,
};
