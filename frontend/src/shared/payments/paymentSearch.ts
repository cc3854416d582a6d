import { flagParam, type SearchValues } from '../searchParams';

/**
 * The query parameters of a payment's page (specification section 2, /account/payments/{id}): `authorising` for an approver who comes from
 * the payments to authorise, `fromPaymentWizard` for the maker who has just created the payment.
 */
export const paymentSearch = {
  authorising: flagParam,
  fromPaymentWizard: flagParam,
};

/** The values of those parameters. */
export type PaymentSearch = SearchValues<typeof paymentSearch>;
