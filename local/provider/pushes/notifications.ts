import { transactionView } from '../resources/transactions';
import { type Payment, type Transaction } from '../store/records';
import { pick } from '../wire';

type PaymentNotificationType =
  | 'payment_ready_to_send_notification'
  | 'payment_released_notification'
  | 'payment_failed_notification'
  | 'payment_compliance_failed_notification';

type TransactionNotificationType =
  'pending_cash_manager_transaction_notification' | 'cash_manager_transaction_notification';

/** A push before it is sent. `resource` is the path's first word at the API, by which faults choose pushes. */
export interface Notification {
  readonly resource: 'payments' | 'transactions';
  readonly type: PaymentNotificationType | TransactionNotificationType;
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
    authorisation_steps_required: 0,
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
