import { gql, type TypedDocumentNode } from 'urql';
import { useRead } from '../../graphql/useRead';
import { addDays, isoDateOf } from '../../../../domain/isoDate';
import { useServices } from '../../session/services';
import { useListNews } from '../../shared/live/useListNews';
import { paymentRowFields } from '../../shared/payments/paymentRow';
import type {
  DashboardAccountQuery,
  DashboardAccountQueryVariables,
  PaymentsAwaitingAuthorisationQuery,
  PaymentsAwaitingAuthorisationQueryVariables,
} from '../../graphql/generated/operations';
import { liveTwin } from '../../graphql/twin';

/** A balance of the selected account. */
export type Balance = DashboardAccountQuery['balances'][number];

/** A mid-market rate of a currency to the authorisation currency. */
export type Rate = DashboardAccountQuery['exchange_rates'][number];

const AwaitingPaymentsDocument: TypedDocumentNode<
  PaymentsAwaitingAuthorisationQuery,
  PaymentsAwaitingAuthorisationQueryVariables
> = gql`
  query paymentsAwaitingAuthorisation {
    paymentsYouCanAuthorise(order_by: [{ paymentDate: asc }, { id: asc }], limit: 15) {
      ...PaymentRow
    }
  }
  ${paymentRowFields}
`;

const AwaitingPaymentsLiveDocument = liveTwin(AwaitingPaymentsDocument, 'PaymentsAwaitingAuthorisationLive');

const DashboardAccountDocument: TypedDocumentNode<DashboardAccountQuery, DashboardAccountQueryVariables> = gql`
  query DashboardAccount($accountId: uuid!, $currency: String!, $failedFrom: timestamptz!) {
    payments(where: { accountId: { _eq: $accountId } }, order_by: [{ createdAt: desc }, { id: desc }], limit: 5) {
      ...PaymentRow
    }
    failed: payments(
      where: {
        accountId: { _eq: $accountId }
        status: { _eq: "failed" }
        _or: [{ tccPaymentId: { _is_null: true } }, { updatedAt: { _gt: $failedFrom } }]
      }
      order_by: [{ updatedAt: desc }, { id: desc }]
      limit: 5
    ) {
      ...PaymentRow
    }
    balances(where: { account_id: { _eq: $accountId } }, order_by: [{ currency: asc }]) {
      id
      currency
      amount
      updated_at
    }
    exchange_rates(where: { toCurrency: { _eq: $currency } }) {
      currencyPair
      fromCurrency
      midMarketRate
    }
  }
  ${paymentRowFields}
`;

/** The most urgent payments of all accounts that wait for the user, and what changed since. Paused for super admins. */
export function useAwaitingPayments(isPaused: boolean) {
  const read = useRead({ query: AwaitingPaymentsDocument, variables: {}, pause: isPaused });
  const news = useListNews(
    { query: AwaitingPaymentsLiveDocument, variables: {}, pause: isPaused },
    {
      rowsOf: (data) => data.paymentsYouCanAuthorise,
      shown: read.isRefreshing ? undefined : read.data?.paymentsYouCanAuthorise,
      limit: 15,
    },
  );
  return { read, news };
}

/** For how many days a returned payment is listed. A payment that was not sent is listed until it is changed or deleted. */
const returnedDays = 14;

/** Reads the selected account's latest and failed payments, its balances, and the rates to convert these. */
export function useDashboardAccount(accountId: string, currency: string) {
  const { now } = useServices();
  const failedFrom = addDays(isoDateOf(now()), -returnedDays);
  return useRead({ query: DashboardAccountDocument, variables: { accountId, currency, failedFrom } });
}
