import { gql, type TypedDocumentNode } from 'urql';
import { conversionProgress } from '../../../../../domain/conversions/transitions';
import { useRead } from '../../../graphql/useRead';
import type { ConversionsQuery, ConversionsQueryVariables } from '../../../graphql/generated/operations';
import { conversionRowFields } from '../../../shared/conversions/conversionRow';
import type { ConversionStatusFilter } from '../../../shared/conversions/conversionSearch';
import { useListNews } from '../../../shared/live/useListNews';
import type { Sort } from '../../../ui/table/column';
import { foundArguments, type ConversionFilters } from './foundConversions';
import { liveTwin } from '../../../graphql/twin';

/** The number of conversions on a page. */
export const conversionsPerPage = 15;

const ConversionsDocument: TypedDocumentNode<ConversionsQuery, ConversionsQueryVariables> = gql`
  query conversions(
    $args: found_conversions_args!
    $statuses: [String!]!
    $created: order_by!
    $limit: Int!
    $offset: Int!
  ) {
    conversions: foundConversions(
      args: $args
      where: { status: { _in: $statuses } }
      order_by: [{ created_at: $created }, { id: asc }]
      limit: $limit
      offset: $offset
    ) {
      ...ConversionRow
    }
  }
  ${conversionRowFields}
`;

const ConversionsLiveDocument = liveTwin(ConversionsDocument, 'ConversionsLive');

/** What the conversions list shows: its filters, its order by the time of creation and its page. */
export interface ConversionsFilter extends ConversionFilters {
  readonly status: ConversionStatusFilter;
  /** From 1. */
  readonly page: number;
  readonly sort: Sort;
}

/** The variables of a page of the list. */
export function conversionsVariables(filter: ConversionsFilter): ConversionsQueryVariables {
  return {
    args: foundArguments(filter),
    statuses: filter.status ? [filter.status] : conversionProgress,
    created: filter.sort.isDescending ? 'desc' : 'asc',
    limit: conversionsPerPage,
    offset: (filter.page - 1) * conversionsPerPage,
  };
}

/**
 * A page of an account's conversions in the given order, and what changed since.
 * @param onChange called when conversions of the page changed, came or went
 */
export function useConversions(filter: ConversionsFilter, onChange: () => void) {
  const variables = conversionsVariables(filter);
  const read = useRead({ query: ConversionsDocument, variables });
  const news = useListNews(
    { query: ConversionsLiveDocument, variables },
    {
      rowsOf: (data) => data.conversions,
      shown: read.isRefreshing ? undefined : read.data?.conversions,
      limit: conversionsPerPage,
      onChange,
    },
  );
  return { read, news };
}
