import { anything, type Caller, type FilterOf, type ParametersOf } from '../call';
import { paymentEndpoints as endpoints } from '../endpoints/payments';
import { paymentRecord } from '../records';
import { deliveryDateRecord, paymentAuthorisationRecord } from '../records/reference';
import { confirmationRecord, submissionRecord, trackingRecord } from '../records/tracking';

/** Payments. */
export function paymentCalls({ one, list, page }: Caller) {
  const findPayments = (filter: FilterOf<typeof endpoints.findPayments>) =>
    page(endpoints.findPayments, 'payments', paymentRecord, filter);

  return {
    /** Resolves when the provider would take the payment. */
    validatePayment: async (parameters: ParametersOf<typeof endpoints.validatePayment>) => {
      await one(endpoints.validatePayment, anything, parameters);
    },

    /** Creates the payment under its `unique_request_id`; a repeat is rejected with duplicate_request. */
    createPayment: (
      parameters: ParametersOf<typeof endpoints.createPayment> & { readonly unique_request_id: string },
    ) => one(endpoints.createPayment, paymentRecord, parameters),

    /** Refused with payment_can_not_be_edited once it is on its way. */
    updatePayment: (id: string, parameters: ParametersOf<typeof endpoints.updatePayment>) =>
      one(endpoints.updatePayment, paymentRecord, parameters, id),

    /** The payment, also when it was deleted. */
    getPayment: (id: string, onBehalfOf: string | null) =>
      one(endpoints.getPayment, paymentRecord, { with_deleted: true, on_behalf_of: onBehalfOf }, id),

    findPayments,

    /** The payment that was created under this key, deleted ones included. */
    findPaymentByKey: async (uniqueRequestId: string, onBehalfOf: string | null) => {
      const { items } = await findPayments({ uniqueRequestId, withDeleted: true, onBehalfOf });
      return items.find((found) => found.unique_request_id === uniqueRequestId);
    },

    /** Answers with the payment as it was: its status still says what it said before. */
    deletePayment: (id: string, onBehalfOf: string | null) =>
      one(endpoints.deletePayment, paymentRecord, { on_behalf_of: onBehalfOf }, id),

    /** The provider's own approval steps. Succeeds even when nothing was approved: look at each row. */
    authorisePayments: (ids: readonly string[]) =>
      list(endpoints.authorisePayments, 'authorisations', paymentAuthorisationRecord, { payment_ids: ids }),

    /** The message that went to the bank; empty before that. */
    getPaymentSubmission: (id: string, onBehalfOf: string | null) =>
      one(endpoints.getPaymentSubmission, submissionRecord, { on_behalf_of: onBehalfOf }, id),

    /** Where a Swift payment is; refused with payment_is_not_swift or payment_is_not_executed for others. */
    getPaymentTracking: (id: string) => one(endpoints.getPaymentTracking, trackingRecord, {}, id),

    getPaymentConfirmation: (id: string) => one(endpoints.getPaymentConfirmation, confirmationRecord, {}, id),

    /** Refused with invalid_payment_date for a day on which nothing is paid. */
    getPaymentDeliveryDate: (parameters: ParametersOf<typeof endpoints.getPaymentDeliveryDate>) =>
      one(endpoints.getPaymentDeliveryDate, deliveryDateRecord, parameters),
  };
}
