import { gql, useSubscription, type TypedDocumentNode } from 'urql';
import { useRead } from '../../../graphql/useRead';
import type {
  ConversionLiveSubscription,
  ConversionLiveSubscriptionVariables,
  ConversionQuery,
  ConversionQueryVariables,
} from '../../../graphql/generated/operations';
import { conversionRowFields } from '../../../shared/conversions/conversionRow';
import { paymentRowFields } from '../../../shared/payments/paymentRow';

/** The fields of a conversion that its page shows. */
export type ConversionDetails = NonNullable<ConversionQuery['conversion']>;

/** The number of linked payments on a page, of the live ones and of those that wait (specification section 9). */
export const linkedPerPage = 15;

const conversionViewFields = gql`
  fragment ConversionView on tcc_conversions {
    ...ConversionRow
    mid_market_rate
    account {
      id
      name
    }
    request {
      id
      createdById
      creator {
        id
        first_name
        last_name
      }
    }
    changes(order_by: [{ createdAt: asc }, { id: asc }]) {
      id
      kind
      status
      oldDate
      newDate
      splitAmount
      settledAmount
      currency
      childConversionId
      childConversion {
        id
        short_reference
      }
      createdById
      creator {
        id
        first_name
        last_name
      }
      createdAt
      errorMessage
    }
    splitOffBy {
      id
      tccConversionId
      conversion {
        id
        short_reference
      }
      createdById
      creator {
        id
        first_name
        last_name
      }
      createdAt
    }
    transactions(order_by: [{ created_at: asc }, { id: asc }]) {
      id
      type
      status
      completed_at
    }
  }
  ${conversionRowFields}
`;

const ConversionDocument: TypedDocumentNode<ConversionQuery, ConversionQueryVariables> = gql`
  query conversion($id: uuid!, $limit: Int!, $liveOffset: Int!, $waitingOffset: Int!) {
    conversion: tcc_conversions_by_pk(id: $id) {
      ...ConversionView
    }
    livePayments: payments(
      where: { tccConversionId: { _eq: $id }, tccPaymentId: { _is_null: false } }
      order_by: [{ createdAt: desc }, { id: desc }]
      limit: $limit
      offset: $liveOffset
    ) {
      ...PaymentRow
    }
    livePaymentCount: payments_aggregate(where: { tccConversionId: { _eq: $id }, tccPaymentId: { _is_null: false } }) {
      aggregate {
        count
      }
    }
    waitingPayments: payments(
      where: {
        tccConversionId: { _eq: $id }
        tccPaymentId: { _is_null: true }
        status: { _eq: "awaiting_authorisation" }
      }
      order_by: [{ createdAt: desc }, { id: desc }]
      limit: $limit
      offset: $waitingOffset
    ) {
      ...PaymentRow
    }
    waitingPaymentCount: payments_aggregate(
      where: {
        tccConversionId: { _eq: $id }
        tccPaymentId: { _is_null: true }
        status: { _eq: "awaiting_authorisation" }
      }
    ) {
      aggregate {
        count
      }
    }
  }
  ${conversionViewFields}
  ${paymentRowFields}
`;

const ConversionLiveDocument: TypedDocumentNode<ConversionLiveSubscription, ConversionLiveSubscriptionVariables> = gql`
  subscription ConversionLive($id: uuid!) {
    conversion: tcc_conversions_by_pk(id: $id) {
      ...ConversionView
    }
  }
  ${conversionViewFields}
`;

/** The pages of the linked payments, from 1. */
export interface LinkedPages {
  readonly livePage: number;
  readonly waitingPage: number;
}

/** A conversion with a page of its linked payments, kept up to date. */
export function useConversion(id: string, { livePage, waitingPage }: LinkedPages) {
  useSubscription({ query: ConversionLiveDocument, variables: { id } });
  return useRead({
    query: ConversionDocument,
    variables: {
      id,
      limit: linkedPerPage,
      liveOffset: (livePage - 1) * linkedPerPage,
      waitingOffset: (waitingPage - 1) * linkedPerPage,
    },
  });
}
