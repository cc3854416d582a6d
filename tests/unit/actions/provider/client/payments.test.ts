import { paymentCalls } from '../../../../../actions/provider/client/payments';
import { payment } from '../samples/money';
import { deliveryDate, paymentAuthorisation } from '../samples/reference';
import { wholeOf } from '../samples/sample';
import { confirmation, submission, tracking } from '../samples/tracking';
import { describeCalls, id, list, one, page, success } from './clientRules';

describeCalls('payments', paymentCalls, [
  [
    'validatePayment',
    (client) => client.validatePayment({ id: 'p1', amount: '10.00', charge_type: 'ours' }),
    'read POST /payments/validate',
    { id: 'p1', amount: '10.00', charge_type: 'ours' },
    success,
  ],
  [
    'createPayment',
    (client) => client.createPayment({ unique_request_id: 'k', amount: '10.00', invoice_number: 'INV7' }),
    'write POST /payments/create',
    { unique_request_id: 'k', amount: '10.00', invoice_number: 'INV7' },
    one(payment),
  ],
  [
    'updatePayment',
    (client) => client.updatePayment(id, { reference: 'July', on_behalf_of: 'c1' }),
    'write POST /payments/p%2F1',
    { reference: 'July', on_behalf_of: 'c1' },
    one(payment),
  ],
  [
    'getPayment',
    (client) => client.getPayment(id, 'c1'),
    'read GET /payments/p%2F1',
    { with_deleted: true, on_behalf_of: 'c1' },
    one(payment),
  ],
  [
    'findPayments',
    (client) => client.findPayments({ transferredAtFrom: '2030-01-01', withDeleted: true, scope: 'all', perPage: 100 }),
    'read GET /payments/find',
    { transferred_at_from: '2030-01-01', with_deleted: true, scope: 'all', per_page: '100' },
    page('payments', payment),
  ],
  [
    'findPaymentByKey',
    (client) => client.findPaymentByKey('k', 'c1'),
    'read GET /payments/find',
    { unique_request_id: 'k', with_deleted: true, on_behalf_of: 'c1' },
    { answer: { payments: [wholeOf(payment)] }, result: wholeOf(payment) },
  ],
  [
    'deletePayment',
    (client) => client.deletePayment(id, 'c1'),
    'write POST /payments/p%2F1/delete',
    { on_behalf_of: 'c1' },
    one(payment),
  ],
  [
    'authorisePayments',
    (client) => client.authorisePayments(['p1', 'p2']),
    'write POST /payments/authorise',
    { payment_ids: ['p1', 'p2'] },
    list('authorisations', paymentAuthorisation),
  ],
  [
    'getPaymentSubmission',
    (client) => client.getPaymentSubmission(id, 'c1'),
    'read GET /payments/p%2F1/submission_info',
    { on_behalf_of: 'c1' },
    one(submission),
  ],
  [
    'getPaymentTracking',
    (client) => client.getPaymentTracking(id),
    'read GET /payments/p%2F1/tracking_info',
    {},
    one(tracking),
  ],
  [
    'getPaymentConfirmation',
    (client) => client.getPaymentConfirmation(id),
    'read GET /payments/p%2F1/confirmation',
    {},
    one(confirmation),
  ],
  [
    'getPaymentDeliveryDate',
    (client) => client.getPaymentDeliveryDate({ payment_date: '2030-01-03', bank_country: 'DE' }),
    'read GET /payments/payment_delivery_date',
    { payment_date: '2030-01-03', bank_country: 'DE' },
    one(deliveryDate),
  ],
]);
