import { gql, type TypedDocumentNode } from 'urql';
import type { RatesQuery, RatesQueryVariables } from '../../graphql/generated/operations';
import { useRead } from '../../graphql/useRead';
import { useListNews } from '../../shared/live/useListNews';
import { liveTwin } from '../../graphql/twin';

const RatesDocument: TypedDocumentNode<RatesQuery, RatesQueryVariables> = gql`
  query rates {
    rates(order_by: [{ currencyPair: asc }]) {
      currencyPair
      midMarketRate
      clientRate
      partnerRate
      coreRate
      settlementCutOffTime
      pricedAt
      updatedAt
    }
  }
`;

const RatesLiveDocument = liveTwin(RatesDocument, 'RatesLive');

/** The rate of a market pair. */
export type Rate = RatesQuery['rates'][number];

/** More than there are pairs. */
const maxRates = 300;

const rowsOf = ({ rates }: RatesQuery) => rates.map(({ currencyPair }) => ({ id: currencyPair }));

/** All stored rates (specification, part one, section 7), and what changed since they were read. */
export function useRates() {
  const read = useRead({ query: RatesDocument, variables: {} });
  const shown = read.isRefreshing || !read.data ? undefined : rowsOf(read.data);
  const news = useListNews({ query: RatesLiveDocument, variables: {} }, { rowsOf, shown, limit: maxRates });
  return { read, news };
}
