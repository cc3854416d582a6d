import { pushedConversion } from '../resources/conversions/view';
import { transactionView } from '../resources/transactionView';
import { pushedTransfer } from '../resources/transfers/view';
import type { Books } from '../store/books';
import type { Payment, Transaction } from '../store/records';
import type { Conversion, Transfer } from '../store/tradeRecords';
import { pick } from '../wire';

export type PaymentNotificationType =
  | 'payment_ready_to_send_notification'
  | 'payment_released_notification'
  | 'payment_failed_notification'
  | 'payment_compliance_failed_notification';

export type ConversionNotificationType =
  | 'cash_manager_trade_notification'
  | 'funds_arrived_notification'
  | 'trade_settled_notification'
  | 'trade_closed_notification';

type TransferNotificationType = 'transfer_created_notification' | 'transfer_completed_notification';

type TransactionNotificationType =
  | 'pending_cash_manager_transaction_notification'
  | 'cash_manager_transaction_notification'
  | 'reject_cash_manager_transaction_notification';

/** A push before it is sent. `resource` is the path's first word at the API, by which faults choose pushes. */
export interface Notification {
  readonly resource: 'payments' | 'conversions' | 'transfers' | 'transactions';
  readonly type:
    | PaymentNotificationType
    | ConversionNotificationType
    | TransferNotificationType
    | TransactionNotificationType;
  readonly envelope: {
    readonly header: { readonly message_type: string; readonly notification_type: string };
    readonly body: Readonly<Record<string, unknown>>;
  };
}

const paymentFields = [
  ...(['id', 'amount', 'failure_returned_amount', 'beneficiary_id', 'conversion_id', 'currency'] as const),
  ...(['reference', 'reason', 'status', 'payment_type', 'transferred_at', 'creator_contact_id'] as const),
  ...(['last_updater_contact_id', 'short_reference', 'failure_reason', 'unique_request_id'] as const),
  ...(['fee_amount', 'fee_currency'] as const),
] as const;

/** A payment's push. It names no account, and counts authorisation steps as a number, unlike the API. */
export function paymentNotification(type: PaymentNotificationType, payment: Payment): Notification {
  const body = {
    ...pick(payment, paymentFields),
    payment_date: `${payment.payment_date}T00:00:00+00:00`,
    authorisation_steps_required: payment.authorisation_steps ?? 0,
    payment_group_id: null,
  };
  return {
    resource: 'payments',
    type,
    envelope: { header: { message_type: 'payment', notification_type: type }, body },
  };
}

/** The push of money that arrives: first pending, then in the balance. */
export function transactionNotification(type: TransactionNotificationType, transaction: Transaction): Notification {
  const header = { message_type: 'cash_manager_transaction', notification_type: type };
  return { resource: 'transactions', type, envelope: { header, body: transactionView(transaction) } };
}

/** A conversion's push: all fields except its key and its remaining amount. */
export function conversionNotification(
  type: ConversionNotificationType,
  books: Books,
  conversion: Conversion,
): Notification {
  const header = { message_type: 'conversion', notification_type: type };
  return { resource: 'conversions', type, envelope: { header, body: pushedConversion(books, conversion) } };
}

/** A transfer's push: all fields except its key. */
export function transferNotification(type: TransferNotificationType, transfer: Transfer): Notification {
  const header = { message_type: 'transfer', notification_type: type };
  return { resource: 'transfers', type, envelope: { header, body: pushedTransfer(transfer) } };
}
