import { gql, type TypedDocumentNode } from 'urql';
import type {
  OpenConversionsLiveSubscription,
  OpenConversionsLiveSubscriptionVariables,
  OpenPositionsQuery,
  OpenPositionsQueryVariables,
  ScheduledPaymentsLiveSubscription,
  ScheduledPaymentsLiveSubscriptionVariables,
} from '../../../graphql/generated/operations';
import { useRead } from '../../../graphql/useRead';
import { balanceFields } from '../../../shared/balances/balancesByCurrency';
import { useListNews } from '../../../shared/live/useListNews';

const scheduledFields = gql`
  fragment ScheduledPayment on payments {
    id
    tccPaymentId
    currency
    amount
    paymentDate
    status
    reference
    beneficiarySlice {
      id
      name
    }
  }
`;

const openConversionFields = gql`
  fragment OpenConversion on tcc_conversions {
    id
    short_reference
    status
    sell_currency
    client_sell_amount
    buy_currency
    client_buy_amount
    conversion_date
    updated_at
  }
`;

const OpenPositionsDocument: TypedDocumentNode<OpenPositionsQuery, OpenPositionsQueryVariables> = gql`
  query OpenPositions($accountId: uuid!) {
    balances(where: { account_id: { _eq: $accountId } }, order_by: [{ currency: asc }]) {
      ...BalanceFields
    }
    payments(
      where: {
        accountId: { _eq: $accountId }
        status: { _in: ["new", "awaiting_authorisation", "authorised", "processing", "ready_to_send"] }
      }
      order_by: [{ paymentDate: asc }, { id: asc }]
      limit: 250
    ) {
      ...ScheduledPayment
    }
    tcc_conversions(
      where: { account_id: { _eq: $accountId }, status: { _in: ["awaiting_funds", "funds_sent", "funds_arrived"] } }
      order_by: [{ created_at: desc }, { id: asc }]
      limit: 250
    ) {
      ...OpenConversion
    }
    tcc_transactions(
      where: { account_id: { _eq: $accountId }, status: { _eq: "pending" } }
      order_by: [{ settles_at: asc }, { id: asc }]
      limit: 250
    ) {
      id
      type
      currency
      amount
      related_entity_id
      settles_at
    }
  }
  ${balanceFields}
  ${scheduledFields}
  ${openConversionFields}
`;

const PaymentsLiveDocument: TypedDocumentNode<
  ScheduledPaymentsLiveSubscription,
  ScheduledPaymentsLiveSubscriptionVariables
> = gql`
  subscription ScheduledPaymentsLive($accountId: uuid!) {
    payments(
      where: {
        accountId: { _eq: $accountId }
        status: { _in: ["new", "awaiting_authorisation", "authorised", "processing", "ready_to_send"] }
      }
      order_by: [{ paymentDate: asc }, { id: asc }]
      limit: 250
    ) {
      ...ScheduledPayment
    }
  }
  ${scheduledFields}
`;

const ConversionsLiveDocument: TypedDocumentNode<
  OpenConversionsLiveSubscription,
  OpenConversionsLiveSubscriptionVariables
> = gql`
  subscription OpenConversionsLive($accountId: uuid!) {
    tcc_conversions(
      where: { account_id: { _eq: $accountId }, status: { _in: ["awaiting_funds", "funds_sent", "funds_arrived"] } }
      order_by: [{ created_at: desc }, { id: asc }]
      limit: 250
    ) {
      ...OpenConversion
    }
  }
  ${openConversionFields}
`;

/** All that the open positions are made of. */
export type PositionsData = OpenPositionsQuery;

/** A payment that has not left. */
export type ScheduledPayment = OpenPositionsQuery['payments'][number];

/** A conversion that has not settled. */
export type OpenConversion = OpenPositionsQuery['tcc_conversions'][number];

/** The most rows of each kind that are read; the page says when there are more. */
export const maxPositions = 250;

/** What is open in an account, read again whenever its scheduled payments or its open conversions change. */
export function useOpenPositions(accountId: string) {
  const variables = { accountId };
  const read = useRead({ query: OpenPositionsDocument, variables });
  const onChange = read.reload;
  useListNews(
    { query: PaymentsLiveDocument, variables },
    { rowsOf: ({ payments }) => payments, shown: read.data?.payments, limit: maxPositions, onChange },
  );
  useListNews(
    { query: ConversionsLiveDocument, variables },
    { rowsOf: (data) => data.tcc_conversions, shown: read.data?.tcc_conversions, limit: maxPositions, onChange },
  );
  return read;
}
