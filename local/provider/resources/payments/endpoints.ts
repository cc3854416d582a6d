import { endpoint, type Endpoint } from '../../http/endpoint';
import { requiring } from '../../http/parameterRules';
import { createPayment, validatePayment } from './create';
import { deletePayment, updatePayment } from './edit';
import { createParameters, findParameters, getParameters, updateParameters, validateParameters } from './parameters';
import { findPayments, getPayment } from './read';

const always = ['currency', 'beneficiary_id', 'amount', 'reason', 'reference'];
const toCreate = requiring(createParameters, ...always, 'unique_request_id');
const toValidate = requiring(validateParameters, ...always);

export const paymentEndpoints: readonly Endpoint[] = [
  endpoint('POST', '/payments/create', 'payment_create_failed', toCreate, createPayment),
  endpoint('POST', '/payments/validate', 'payment_validation_failed', toValidate, validatePayment),
  endpoint('GET', '/payments/find', 'payment_find_failed', findParameters, findPayments),
  endpoint('GET', '/payments/{id}', 'payment_find_failed', getParameters, getPayment),
  endpoint('POST', '/payments/{id}', 'payment_update_failed', updateParameters, updatePayment),
  endpoint('POST', '/payments/{id}/delete', 'payment_delete_failed', {}, deletePayment),
];
