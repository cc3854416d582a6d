import { ok, type Answer, type Call } from '../../http/endpoint';
import { ApiError } from '../../http/errors';
import { withdraw } from '../../store/ledger';
import type { Transfer } from '../../store/tradeRecords';
import { timeText } from '../../wire';
import { ownTransfer } from './read';
import { transferView } from './view';

/** Cancels a pending transfer. No push is sent. */
export function cancelTransfer(call: Call): Answer {
  const transfer = ownTransfer(call);
  if (transfer.status !== 'pending') throw alreadyOver(transfer);
  withdraw(call, transfer.debit_transaction_id);
  withdraw(call, transfer.credit_transaction_id);
  const cancelled: Transfer = { ...transfer, status: 'cancelled', updated_at: timeText(call.now) };
  call.books.put('transfer', cancelled.id, cancelled);
  return ok(transferView(cancelled));
}

function alreadyOver({ status, short_reference }: Transfer): ApiError {
  const code = `transfer_is_already_${status}`;
  const message = `Transfer ${short_reference} is already ${status}`;
  return new ApiError(400, 'transfer_cancel_failed', [{ field: 'short_reference', code, message }]);
}
