import { paging, read, search, write } from './endpoint';

const payment = [
  'currency',
  'beneficiary_id',
  'amount',
  'reason',
  'reference',
  'payment_date',
  'payment_type',
  'conversion_id',
  'ultimate_beneficiary_name',
  'purpose_code',
  'charge_type',
  'on_behalf_of',
] as const;

const invoice = ['invoice_number', 'invoice_date'] as const;

/** Payments. Authorising, tracking and the confirmation are called as the house account. */
export const paymentEndpoints = {
  validatePayment: search('/payments/validate', [...payment, 'id', 'unique_request_id']),
  createPayment: write('/payments/create', [...payment, ...invoice, 'unique_request_id']),
  updatePayment: write('/payments/{id}', [...payment, ...invoice]),
  getPayment: read('/payments/{id}', ['with_deleted', 'on_behalf_of']),
  findPayments: read('/payments/find', [
    'short_reference',
    'currency',
    'amount',
    'amount_from',
    'amount_to',
    'status',
    'reason',
    'payment_date_from',
    'payment_date_to',
    'transferred_at_from',
    'transferred_at_to',
    'created_at_from',
    'created_at_to',
    'updated_at_from',
    'updated_at_to',
    'beneficiary_id',
    'conversion_id',
    'with_deleted',
    'payment_group_id',
    'unique_request_id',
    'charge_type',
    'review_status',
    'scope',
    'on_behalf_of',
    ...paging,
  ]),
  deletePayment: write('/payments/{id}/delete', ['on_behalf_of']),
  authorisePayments: write('/payments/authorise', ['payment_ids']),
  getPaymentSubmission: read('/payments/{id}/submission_info', ['on_behalf_of']),
  getPaymentTracking: read('/payments/{id}/tracking_info', []),
  getPaymentConfirmation: read('/payments/{id}/confirmation', []),
  getPaymentDeliveryDate: read('/payments/payment_delivery_date', [
    'payment_date',
    'payment_type',
    'currency',
    'bank_country',
  ]),
};
