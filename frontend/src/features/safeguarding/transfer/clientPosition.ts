import { gql, type TypedDocumentNode } from 'urql';
import type {
  SafeguardingClientQuery,
  SafeguardingClientQueryVariables,
  SafeguardingControlQuery,
  SafeguardingControlQueryVariables,
} from '../../../graphql/generated/operations';
import { useRead } from '../../../graphql/useRead';
import { useLondonToday } from '../positions/useLondonToday';

/** A client's position in a currency. */
export type ClientPosition = SafeguardingClientQuery['safeguardingPosition'][number];

const SafeguardingClientDocument: TypedDocumentNode<SafeguardingClientQuery, SafeguardingClientQueryVariables> = gql`
  query SafeguardingClient($day: date!, $accountId: uuid!, $currency: String!) {
    safeguardingPosition(
      args: { on_day: $day }
      where: { account_id: { _eq: $accountId }, currency: { _eq: $currency } }
    ) {
      account_id
      currency
      day
      balance
      pending_amount
      safeguarded_amount
      required_amount
      suggested_transfer
      account {
        id
        name
      }
    }
  }
`;

/** The position of the chosen client in the chosen currency; read once both are chosen. */
export function useClientPosition(accountId: string, currency: string) {
  const day = useLondonToday();
  const { data } = useRead({
    query: SafeguardingClientDocument,
    variables: { day, accountId, currency },
    pause: !accountId || !currency,
  });
  return accountId ? data?.safeguardingPosition[0] : undefined;
}

const SafeguardingControlDocument: TypedDocumentNode<SafeguardingControlQuery, SafeguardingControlQueryVariables> = gql`
  query SafeguardingControl {
    settings {
      id
      safeguardingControlAccount {
        id
        name
      }
    }
  }
`;

/** The control account of the settings. */
export function useControlAccount() {
  return useRead({ query: SafeguardingControlDocument, variables: {} });
}
