import { gql, type TypedDocumentNode } from 'urql';
import { maxTariffs } from '../../../../domain/tariffs/tariffInput';
import type {
  TariffQuery,
  TariffQueryVariables,
  TariffsQuery,
  TariffsQueryVariables,
} from '../../graphql/generated/operations';
import { useRead } from '../../graphql/useRead';
import { useListNews } from '../../shared/live/useListNews';
import { liveTwin } from '../../graphql/twin';

/** A tariff with its prices. */
export type TariffRow = TariffsQuery['tariffs'][number];

const tariffFields = gql`
  fragment TariffRow on tariffs {
    id
    name
    type
    amount
    is_default
    details
    updatedAt
  }
`;

const TariffsDocument: TypedDocumentNode<TariffsQuery, TariffsQueryVariables> = gql`
  query tariffs($limit: Int!) {
    tariffs(order_by: [{ type: asc }, { is_default: desc }, { name: asc }], limit: $limit) {
      ...TariffRow
    }
  }
  ${tariffFields}
`;

const TariffsLiveDocument = liveTwin(TariffsDocument, 'TariffsLive');

const TariffDocument: TypedDocumentNode<TariffQuery, TariffQueryVariables> = gql`
  query tariff($id: uuid!) {
    tariffs_by_pk(id: $id) {
      ...TariffRow
    }
  }
  ${tariffFields}
`;

/** All tariffs by type, the default of a type first, then by name (specification, part two, section 9), and what changed since. */
export function useTariffs() {
  const variables = { limit: maxTariffs };
  const read = useRead({ query: TariffsDocument, variables });
  const news = useListNews(
    { query: TariffsLiveDocument, variables },
    {
      rowsOf: (data) => data.tariffs,
      shown: read.isRefreshing ? undefined : read.data?.tariffs,
      limit: maxTariffs,
      onChange: read.reload,
    },
  );
  return { read, news };
}

/** One tariff. */
export function useTariff(id: string) {
  return useRead({ query: TariffDocument, variables: { id } });
}
