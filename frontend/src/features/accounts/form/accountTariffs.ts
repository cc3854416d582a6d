import { gql, type TypedDocumentNode } from 'urql';
import { maxTariffs } from '../../../../../domain/tariffs/tariffInput';
import type { AccountTariffsQuery, AccountTariffsQueryVariables } from '../../../graphql/generated/operations';
import { adminCall } from '../../../graphql/requestHeaders';
import { useRead } from '../../../graphql/useRead';
import type { SelectOption } from '../../../ui/Select';
import type { TariffField } from '../accountLabels';

const AccountTariffsDocument: TypedDocumentNode<AccountTariffsQuery, AccountTariffsQueryVariables> = gql`
  query AccountTariffs($limit: Int!) {
    tariffs(order_by: [{ type: asc }, { is_default: desc }, { name: asc }], limit: $limit) {
      id
      name
      type
      is_default
    }
  }
`;

/** The tariffs that a field of an account offers, the default of the type first. */
export function useTariffChoices(): (field: TariffField) => readonly SelectOption[] {
  const { data } = useRead({ query: AccountTariffsDocument, variables: { limit: maxTariffs }, context: adminCall });
  return (field) =>
    (data?.tariffs ?? [])
      .filter(({ type }) => `${type}_tariff_id` === field)
      .map(({ id, name, is_default }) => ({ value: id, label: is_default ? `${name} (default)` : name }));
}
