import { useMemo } from 'react';
import { gql, type TypedDocumentNode } from 'urql';
import type { CurrencyOffersQuery, CurrencyOffersQueryVariables } from '../graphql/generated/operations';
import { useRead } from '../graphql/useRead';

const CurrencyOffersDocument: TypedDocumentNode<CurrencyOffersQuery, CurrencyOffersQueryVariables> = gql`
  query CurrencyOffers {
    currency_settings(order_by: [{ currency: asc }]) {
      currency
      enabled
      decimals
    }
  }
`;

/** What the house offers in each currency. */
export interface Offers {
  /** The currencies that may be chosen; undefined while they are read. */
  readonly offered: readonly string[] | undefined;
  /** Whether a currency may be chosen. While they are read, every currency may. */
  readonly isOffered: (currency: string) => boolean;
  /** The most decimals of an amount in a currency; undefined while they are read, and for a currency without settings. */
  readonly decimals: (currency: string) => number | undefined;
}

/** What may be entered (docs/decisions/115). It is read again when a page opens; the server checks again. */
export function useOffers(): Offers {
  const { data } = useRead({ query: CurrencyOffersDocument, variables: {} });
  return useMemo(() => offersOf(data), [data]);
}

function offersOf(data: CurrencyOffersQuery | undefined): Offers {
  const rows = data?.currency_settings;
  const decimals = new Map(rows?.map((row) => [row.currency, row.decimals]));
  const offered = rows?.filter(({ enabled }) => enabled).map(({ currency }) => currency);
  return {
    offered,
    isOffered: (currency) => !offered || offered.includes(currency),
    decimals: (currency) => decimals.get(currency),
  };
}
