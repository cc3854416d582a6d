import { endpoint, houseEndpoint, type Endpoint } from '../../http/endpoint';
import { requiring } from '../../http/parameterRules';
import { authoriseParameters, authorisePayments } from './authorise';
import { getConfirmation } from './confirmation/read';
import { createPayment, validatePayment } from './create';
import { deliveryParameters, getDeliveryDate } from './deliveryDate';
import { deletePayment, updatePayment } from './edit';
import { quoteParameters, quotePaymentFee } from './fees';
import { createParameters, findParameters, getParameters, updateParameters, validateParameters } from './parameters';
import { findPayments, getPayment } from './read';
import { retryNotification, retryParameters } from './retry';
import { getSubmission } from './tracking/submission';
import { getTracking } from './tracking/tracker';

const always = ['currency', 'beneficiary_id', 'amount', 'reason', 'reference'];
const toCreate = requiring(createParameters, ...always, 'unique_request_id');
const toValidate = requiring(validateParameters, ...always);
const find = 'payment_find_failed';
const deliveryFailure = 'payment_delivery_date_failed';
const retryFailure = 'payment_notification_retry_failed';

export const paymentEndpoints: readonly Endpoint[] = [
  endpoint('POST', '/payments/create', 'payment_create_failed', toCreate, createPayment),
  endpoint('POST', '/payments/validate', 'payment_validation_failed', toValidate, validatePayment),
  endpoint('GET', '/payments/find', find, findParameters, findPayments),
  houseEndpoint('POST', '/payments/authorise', 'payment_authorise_failed', authoriseParameters, authorisePayments),
  houseEndpoint('GET', '/payments/payment_delivery_date', deliveryFailure, deliveryParameters, getDeliveryDate),
  houseEndpoint('GET', '/payments/quote_payment_fee', 'quote_payment_fee_failed', quoteParameters, quotePaymentFee),
  endpoint('GET', '/payments/{id}', find, getParameters, getPayment),
  endpoint('POST', '/payments/{id}', 'payment_update_failed', updateParameters, updatePayment),
  endpoint('POST', '/payments/{id}/delete', 'payment_delete_failed', {}, deletePayment),
  houseEndpoint('GET', '/payments/{id}/confirmation', 'payment_confirmation_failed', {}, getConfirmation),
  endpoint('GET', '/payments/{id}/submission_info', 'payment_submission_failed', {}, getSubmission),
  houseEndpoint('GET', '/payments/{payment_id}/tracking_info', 'payment_tracking_info_failed', {}, getTracking),
  houseEndpoint('POST', '/payments/{id}/notifications/retry', retryFailure, retryParameters, retryNotification),
];
