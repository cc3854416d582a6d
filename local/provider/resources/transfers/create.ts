import Big from 'big.js';
import { ok, type Answer, type Call } from '../../http/endpoint';
import { ApiError, refuseIf, type FieldError } from '../../http/errors';
import { reaches } from '../../http/scope';
import { transferNotification } from '../../pushes/notifications';
import { currencyOf } from '../../reference/currencies';
import { londonDate } from '../../reference/londonTime';
import { fitsCurrency } from '../../reference/price';
import { enterPending, type Posting } from '../../store/ledger';
import type { Account } from '../../store/records';
import type { Transfer } from '../../store/tradeRecords';
import { moneyText, timeText } from '../../wire';
import { transferView } from './view';

const failure = 'transfer_create_failed';
const maxAmount = '10000000000';

interface Request {
  readonly source: Account | undefined;
  readonly destination: Account | undefined;
  readonly currency: string;
  readonly amount: string;
}

/** Takes a transfer between two accounts of the house. Its `unique_request_id` works once per creating account. */
export function createTransfer(call: Call): Answer {
  const { books, parameters, actor } = call;
  const requestId = parameters.text('unique_request_id');
  const key = `${actor.account.id}:${requestId ?? ''}`;
  if (requestId && books.get('transfer_key', key)) throw duplicateRequest();
  const request = requestFrom(call);
  refuseIf(failure, [...accountErrors(request), ...amountErrors(request)]);
  const transfer = enterTransfer(call, request, requestId ?? null);
  if (requestId) books.put('transfer_key', key, { transfer_id: transfer.id });
  call.notify(transferNotification('transfer_created_notification', transfer));
  return ok(transferView(transfer));
}

function duplicateRequest(): ApiError {
  const code = 'duplicate_unique_request_id';
  const message = 'A transfer with this unique_request_id exists';
  return new ApiError(400, failure, [{ field: 'unique_request_id', code, message }]);
}

function requestFrom(call: Call): Request {
  const { parameters, books } = call;
  const account = (name: string) => {
    const id = (parameters.text(name) ?? '').toLowerCase();
    return reaches(call, id) ? books.get('account', id) : undefined;
  };
  return {
    source: account('source_account_id'),
    destination: account('destination_account_id'),
    currency: parameters.text('currency') ?? '',
    amount: parameters.text('amount') ?? '0',
  };
}

function accountErrors({ source, destination }: Request): FieldError[] {
  const error = (code: string, message: string) => [{ field: 'account_id', code, message }];
  if (!source || !destination) return error('account_not_found', 'Account was not found for this id');
  if (source.id === destination.id) {
    return error('same_source_and_destination_accounts', 'Source and destination must differ');
  }
  return [
    ...(source.status === 'disabled' ? error('source_account_disabled', 'The source account is disabled') : []),
    ...(destination.status === 'disabled'
      ? error('destination_account_disabled', 'The destination account is disabled')
      : []),
  ];
}

function amountErrors({ currency, amount }: Request): FieldError[] {
  if (!currencyOf(currency)) {
    return [{ field: 'currency', code: 'currency_is_not_supported', message: `${currency} is not supported` }];
  }
  const error = (code: string, message: string) => [{ field: 'amount', code, message }];
  if (new Big(amount).eq(0)) return error('amount_type_is_wrong', 'amount must be greater than zero');
  if (new Big(amount).gt(maxAmount)) return error('amount_is_too_big', `amount can be ${maxAmount} at most`);
  const isExact = fitsCurrency(amount, currency);
  return isExact ? [] : error('invalid_amount_format', `amount has too many decimals for ${currency}`);
}

function enterTransfer(call: Call, request: Request, requestId: string | null): Transfer {
  const { books, identifiers, actor, now, parameters } = call;
  const stated = {
    id: identifiers.uuid(books),
    short_reference: identifiers.transferReference(books, londonDate(now)),
    source_account_id: request.source?.id ?? '',
    destination_account_id: request.destination?.id ?? '',
    currency: request.currency,
    amount: moneyText(request.amount),
    status: 'pending',
    reason: parameters.text('reason') ?? null,
    created_at: timeText(now),
    updated_at: timeText(now),
    completed_at: '',
    creator_account_id: actor.account.id,
    creator_contact_id: actor.contact.id,
    unique_request_id: requestId,
  } as const;
  const transfer = {
    ...stated,
    debit_transaction_id: enterSide(call, stated, 'debit', stated.source_account_id),
    credit_transaction_id: enterSide(call, stated, 'credit', stated.destination_account_id),
  };
  books.put('transfer', transfer.id, transfer);
  return transfer;
}

type Side = Pick<Transfer, 'id' | 'short_reference' | 'currency' | 'amount' | 'reason'>;

function enterSide(call: Call, transfer: Side, type: Posting['type'], accountId: string): string {
  const { id, short_reference, currency, amount, reason } = transfer;
  return enterPending(call, {
    account_id: accountId,
    currency,
    amount,
    type,
    action: 'transfer',
    reason: reason ?? '',
    sender: null,
    related_entity_type: 'balance_transfer',
    related_entity_id: id,
    related_entity_short_reference: short_reference,
  }).id;
}
