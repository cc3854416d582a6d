import { ok, type Answer, type Call, endpoint, houseEndpoint, type Endpoint } from '../../http/endpoint';
import { ApiError } from '../../http/errors';
import { withdraw } from '../../store/ledger';
import type { Transfer } from '../../store/tradeRecords';
import { timeText } from '../../wire';
import { ownTransfer, findTransfers, getTransfer } from './read';
import { transferView } from './view';
import { createTransfer } from './create';
import { createParameters, findParameters } from './parameters';

/** Cancels a pending transfer. No push is sent. */
function cancelTransfer(call: Call): Answer {
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

export const transferEndpoints: readonly Endpoint[] = [
  houseEndpoint('POST', '/transfers/create', 'transfer_create_failed', createParameters, createTransfer),
  endpoint('GET', '/transfers/find', 'transfer_find_failed', findParameters, findTransfers),
  endpoint('GET', '/transfers/{id}', 'transfer_find_failed', {}, getTransfer),
  houseEndpoint('POST', '/transfers/{id}/cancel', 'transfer_cancel_failed', {}, cancelTransfer),
];
