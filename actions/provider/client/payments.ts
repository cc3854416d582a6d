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
    /** Resolves if the provider would accept the payment. */
    validatePayment: async (parameters: ParametersOf<typeof endpoints.validatePayment>) => {
      await one(endpoints.validatePayment, anything, parameters);
    },

    /** Creates the payment with its `unique_request_id`; a repeat is rejected with duplicate_request. */
    createPayment: (
      parameters: ParametersOf<typeof endpoints.createPayment> & { readonly unique_request_id: string },
    ) => one(endpoints.createPayment, paymentRecord, parameters),

    /** Rejected with payment_can_not_be_edited after it was released. */
    updatePayment: (id: string, parameters: ParametersOf<typeof endpoints.updatePayment>) =>
      one(endpoints.updatePayment, paymentRecord, parameters, id),

    /** The payment, also when it was deleted. */
    getPayment: (id: string, onBehalfOf: string | null) =>
      one(endpoints.getPayment, paymentRecord, { with_deleted: true, on_behalf_of: onBehalfOf }, id),

    findPayments,

    /** The payment that was created with this key, also if it was deleted. */
    findPaymentByKey: async (uniqueRequestId: string, onBehalfOf: string | null) => {
      const { items } = await findPayments({ uniqueRequestId, withDeleted: true, onBehalfOf });
      return items.find((found) => found.unique_request_id === uniqueRequestId);
    },

    /** Returns the payment as it was before the deletion, with its old status. */
    deletePayment: (id: string, onBehalfOf: string | null) =>
      one(endpoints.deletePayment, paymentRecord, { on_behalf_of: onBehalfOf }, id),

    /** The provider's own approval steps. Succeeds even if nothing was approved: check each row. */
    authorisePayments: (ids: readonly string[]) =>
      list(endpoints.authorisePayments, 'authorisations', paymentAuthorisationRecord, { payment_ids: ids }),

    /** The message that was sent to the bank; empty before that. */
    getPaymentSubmission: (id: string, onBehalfOf: string | null) =>
      one(endpoints.getPaymentSubmission, submissionRecord, { on_behalf_of: onBehalfOf }, id),

    /** The tracking of a Swift payment; rejected with payment_is_not_swift or payment_is_not_executed for others. */
    getPaymentTracking: (id: string) => one(endpoints.getPaymentTracking, trackingRecord, {}, id),

    getPaymentConfirmation: (id: string) => one(endpoints.getPaymentConfirmation, confirmationRecord, {}, id),

    /** Rejected with invalid_payment_date for a day on which no payments are made. */
    getPaymentDeliveryDate: (parameters: ParametersOf<typeof endpoints.getPaymentDeliveryDate>) =>
      one(endpoints.getPaymentDeliveryDate, deliveryDateRecord, parameters),
  };
}
