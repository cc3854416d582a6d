import { gql, type TypedDocumentNode } from 'urql';
import { safeguardedCurrencies, type SafeguardedCurrency } from '../../../../domain/safeguarding/currencies';
import { moneyToMove, type MovedMoney } from '../../../../domain/safeguarding/controlMove';
import type {
  ControlAccountMoneyQuery,
  ControlAccountMoneyQueryVariables,
  MoveControlAccountMutation,
  MoveControlAccountMutationVariables,
} from '../../graphql/generated/operations';
import { useRead } from '../../graphql/useRead';
import { usePolling } from '../../ui/timing';

/** How often the amounts are read again, in ms. */
const pollEveryMs = 30_000;

const ControlAccountMoneyDocument: TypedDocumentNode<ControlAccountMoneyQuery, ControlAccountMoneyQueryVariables> = gql`
  query ControlAccountMoney {
    settings {
      id
      safeguardingControlAccount {
        id
        name
      }
    }
    accounts_aggregate {
      aggregate {
        sum {
          GBP: safeguarded_amount_gbp
          EUR: safeguarded_amount_eur
          USD: safeguarded_amount_usd
        }
      }
    }
  }
`;

/** The control account of now, and what a move of it would take along. The amounts are kept up to date. */
export function useControlAccountMoney() {
  const read = useRead({ query: ControlAccountMoneyDocument, variables: {} });
  usePolling(read.reload, pollEveryMs, true);
  return read;
}

/** What would move, by currency, in major units. */
export function movedMoneyOf({ accounts_aggregate: { aggregate } }: ControlAccountMoneyQuery): readonly MovedMoney[] {
  const safeguardedIn = (currency: SafeguardedCurrency) => aggregate?.sum?.[currency] ?? '0';
  return moneyToMove(
    safeguardedCurrencies.map((currency) => ({ currency, safeguarded: safeguardedIn(currency), underWay: '0' })),
  );
}

/** Names another control account and moves what is safeguarded to it. */
export const MoveControlAccountDocument: TypedDocumentNode<
  MoveControlAccountMutation,
  MoveControlAccountMutationVariables
> = gql`
  mutation moveControlAccount($accountId: uuid!) {
    moveControlAccount(accountId: $accountId) {
      id
      pendingChangeId
    }
  }
`;
