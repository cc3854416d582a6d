import { useMemo } from 'react';
import { gql, type TypedDocumentNode } from 'urql';
import type { PaymentFeeQuery, PaymentFeeQueryVariables } from '../../../graphql/generated/operations';
import { useRead } from '../../../graphql/useRead';
import { useSettled } from '../../../ui/timing';

const PaymentFeeDocument: TypedDocumentNode<PaymentFeeQuery, PaymentFeeQueryVariables> = gql`
  query PaymentFee($bankCountry: String!, $currency: String!, $paymentType: String!, $chargeType: String) {
    getPaymentFee(bankCountry: $bankCountry, currency: $currency, paymentType: $paymentType, chargeType: $chargeType) {
      amount
      currency
    }
  }
`;

/** What of the form must stay the same for this long before the fee is asked for, in ms. */
const settleMs = 400;

/** What decides the fee of a payment. */
export type FeeRoute = PaymentFeeQueryVariables;

/** What is known of a payment's fee. */
export interface FeeReading {
  readonly isAsking: boolean;
  /** The fee; no amount where none is taken. Undefined while it is not known. */
  readonly fee: PaymentFeeQuery['getPaymentFee'] | undefined;
}

/** Asks what the selected account is charged for a payment, once all that decides it is known and has settled. */
export function useFee(route: FeeRoute | undefined): FeeReading {
  const { bankCountry = '', currency = '', paymentType = '', chargeType = null } = route ?? {};
  const variables = useMemo(
    () => ({ bankCountry, currency, paymentType, chargeType }),
    [bankCountry, currency, paymentType, chargeType],
  );
  const settled = useSettled(variables, settleMs);
  const { data, isLoading, isRefreshing } = useRead({
    query: PaymentFeeDocument,
    variables: settled,
    pause: !settled.bankCountry,
    requestPolicy: 'cache-first',
  });
  // While another route is asked, the data is that of the route before.
  const isAsking = Boolean(route) && (settled !== variables || isLoading || isRefreshing);
  return { isAsking, fee: route && !isAsking ? data?.getPaymentFee : undefined };
}
