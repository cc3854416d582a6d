import { useMemo } from 'react';
import { gql, type TypedDocumentNode } from 'urql';
import { useRead } from '../../../graphql/useRead';
import { useSettled } from '../../../ui/timing';
import type { PaymentDeliveryQuery, PaymentDeliveryQueryVariables } from '../../../graphql/generated/operations';

const PaymentDeliveryDocument: TypedDocumentNode<PaymentDeliveryQuery, PaymentDeliveryQueryVariables> = gql`
  query PaymentDelivery($bankCountry: String!, $currency: String!, $paymentDate: String!, $paymentType: String!) {
    getPaymentDeliveryDate(
      bankCountry: $bankCountry
      currency: $currency
      paymentDate: $paymentDate
      paymentType: $paymentType
    ) {
      paymentDeliveryDate
      paymentCutoffTime
    }
  }
`;

/** The date and the type must stay the same for this long before the provider is asked, in ms. */
const settleMs = 400;

/** What decides when a payment arrives. */
export type DeliveryRoute = PaymentDeliveryQueryVariables;

/** What is known of a payment's arrival. */
export interface Delivery {
  /** The provider was asked and has not answered yet. */
  readonly isAsking: boolean;
  /** The provider makes no such payment on this date, for example because of a bank holiday. */
  readonly isRefused: boolean;
  /** The day of arrival as YYYY-MM-DD. */
  readonly day: string | undefined;
  /** The instant until which the payment must be funded and approved to arrive then. */
  readonly cutOff: string | undefined;
}

/** Asks the provider when a payment arrives, once all that decides it is known and has settled. */
export function useDelivery(route: DeliveryRoute | undefined): Delivery {
  const { bankCountry = '', currency = '', paymentDate = '', paymentType = '' } = route ?? {};
  const variables = useMemo(
    () => ({ bankCountry, currency, paymentDate, paymentType }),
    [bankCountry, currency, paymentDate, paymentType],
  );
  const settled = useSettled(variables, settleMs);
  const { data, isLoading, isRefreshing, error } = useRead({
    query: PaymentDeliveryDocument,
    variables: settled,
    pause: !settled.bankCountry,
    requestPolicy: 'cache-first',
  });
  // While another route is asked, the data is that of the route before.
  const isAsking = Boolean(route) && (settled !== variables || isLoading || isRefreshing);
  const delivery = route && !isAsking ? data?.getPaymentDeliveryDate : undefined;
  return {
    isAsking,
    isRefused: Boolean(route) && !isAsking && error?.code === 'provider_rejected',
    // The provider writes the day as midnight UTC.
    day: delivery?.paymentDeliveryDate.slice(0, 10),
    cutOff: delivery?.paymentCutoffTime ?? undefined,
  };
}
