import { ok, type Answer, type Call } from '../../http/endpoint';
import type { ParameterTable } from '../../http/parameterRules';
import { paymentNotification, type PaymentNotificationType } from '../../pushes/notifications';
import { managedPayment } from './read';

const types: readonly PaymentNotificationType[] = [
  'payment_ready_to_send_notification',
  'payment_released_notification',
  'payment_failed_notification',
];

export const retryParameters: ParameterTable = {
  notification_type: { format: 'text', required: true, oneOf: types },
};

/** Pushes once more, with the payment as it is now. */
export function retryNotification(call: Call): Answer {
  const payment = managedPayment(call);
  const type = types.find((name) => name === call.parameters.text('notification_type'));
  if (type) call.notify(paymentNotification(type, payment));
  return ok({});
}
