import { gql, type TypedDocumentNode } from 'urql';
import type {
  SafeguardingConversionsQuery,
  SafeguardingConversionsQueryVariables,
  SafeguardingDaysQuery,
  SafeguardingDaysQueryVariables,
  SafeguardingPositionsQuery,
  SafeguardingPositionsQueryVariables,
  SafeguardingTotalsQuery,
  SafeguardingTotalsQueryVariables,
} from '../../../graphql/generated/operations';
import { useRead } from '../../../graphql/useRead';
import { containsPattern, pageVariables } from '../../../shared/listQuery';

/** An account's position in a currency today. */
export type PositionRow = SafeguardingPositionsQuery['safeguardingPosition'][number];

/** What stands safeguarded and what has to, in one currency. */
export type CurrencyTotal = SafeguardingTotalsQuery['GBP'];

const SafeguardingPositionsDocument: TypedDocumentNode<
  SafeguardingPositionsQuery,
  SafeguardingPositionsQueryVariables
> = gql`
  query safeguardingPositions(
    $day: date!
    $currency: String!
    $pattern: String!
    $more: numeric!
    $less: numeric!
    $limit: Int!
    $offset: Int!
  ) {
    safeguardingPosition(
      args: { on_day: $day }
      where: {
        currency: { _eq: $currency }
        suggested_transfer: { _gt: $more, _lt: $less }
        account: { name: { _ilike: $pattern } }
      }
      order_by: [{ suggested_transfer: desc }, { account_id: asc }]
      limit: $limit
      offset: $offset
    ) {
      account_id
      currency
      day
      balance
      pending_amount
      overdue_amount
      today_amount
      tomorrow_amount
      this_week_amount
      conversions_amount
      top_payments
      safeguarded_amount
      required_amount
      suggested_transfer
      account {
        id
        name
        organisation {
          id
          name
        }
      }
    }
  }
`;

const most = '1000000000000000';
const least = `-${most}`;

/** Between which amounts the suggestion lies. */
const limits = {
  '': { more: least, less: most },
  to: { more: '0', less: most },
  from: { more: least, less: '0' },
} as const;

/** A page of today's positions in a currency: those with the most to move to safety first. */
export function usePositions(
  day: string,
  filter: { currency: string; kind: keyof typeof limits; search: string; page: number },
) {
  const { currency, kind, search, page } = filter;
  const variables = { day, currency, pattern: containsPattern(search), ...limits[kind], ...pageVariables(page) };
  return useRead({ query: SafeguardingPositionsDocument, variables });
}

const SafeguardingTotalsDocument: TypedDocumentNode<SafeguardingTotalsQuery, SafeguardingTotalsQueryVariables> = gql`
  query safeguardingTotals($day: date!) {
    GBP: safeguardingPositionAggregate(args: { on_day: $day }, where: { currency: { _eq: "GBP" } }) {
      ...SafeguardingSums
    }
    EUR: safeguardingPositionAggregate(args: { on_day: $day }, where: { currency: { _eq: "EUR" } }) {
      ...SafeguardingSums
    }
    USD: safeguardingPositionAggregate(args: { on_day: $day }, where: { currency: { _eq: "USD" } }) {
      ...SafeguardingSums
    }
    settings {
      id
      safeguarding_gbp_balance_alarm
      safeguarding_eur_balance_alarm
      safeguarding_usd_balance_alarm
      safeguardingControlAccount {
        id
        name
        balances(where: { currency: { _in: ["GBP", "EUR", "USD"] } }) {
          id
          currency
          amount
        }
      }
    }
    open_control_moves {
      id
      currency
      held
    }
  }
  fragment SafeguardingSums on safeguarding_positions_aggregate {
    aggregate {
      count
      sum {
        safeguarded_amount
        required_amount
        suggested_transfer
      }
    }
  }
`;

/** Today's positions added up by currency, with what the control account holds, and a former one of a move that is not done. */
export function useTotals(day: string) {
  return useRead({ query: SafeguardingTotalsDocument, variables: { day } });
}

const SafeguardingDaysDocument: TypedDocumentNode<SafeguardingDaysQuery, SafeguardingDaysQueryVariables> = gql`
  query safeguardingDays($currency: String!, $from: date!) {
    safeguarding_days(where: { currency: { _eq: $currency }, day: { _gte: $from } }, order_by: [{ day: asc }]) {
      day
      accounts
      safeguarded_amount
      required_amount
    }
  }
`;

/** The stored days of a currency, the oldest first. */
export function useSafeguardingDays(currency: string, from: string) {
  return useRead({ query: SafeguardingDaysDocument, variables: { currency, from } });
}

const SafeguardingConversionsDocument: TypedDocumentNode<
  SafeguardingConversionsQuery,
  SafeguardingConversionsQueryVariables
> = gql`
  query safeguardingConversions($accountId: uuid!, $currency: String!, $limit: Int!) {
    tcc_conversions(
      where: { account_id: { _eq: $accountId }, sell_currency: { _eq: $currency }, status: { _eq: "awaiting_funds" } }
      order_by: [{ conversion_date: asc }, { id: asc }]
      limit: $limit
    ) {
      id
      short_reference
      client_sell_amount
      sell_currency
      conversion_date
    }
  }
`;

/** The most conversions of a position that are read (specification, part two, section 9). */
export const maxConversions = 250;

/** The open conversions that sell the currency, the earliest first. */
export function useOpenConversions(accountId: string, currency: string) {
  return useRead({ query: SafeguardingConversionsDocument, variables: { accountId, currency, limit: maxConversions } });
}
