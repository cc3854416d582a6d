import { gql, type TypedDocumentNode } from 'urql';
import { useRead } from '../../../graphql/useRead';
import { containsPattern } from '../../../shared/ilike';
import { type Sort } from '../../../ui/table/column';
import { type BeneficiariesQuery, type BeneficiariesQueryVariables } from '../../../graphql/generated/operations';

export type BeneficiariesData = BeneficiariesQuery;

/** A beneficiary in the list: its most recent details. */
export type BeneficiaryRow = BeneficiariesData['beneficiary_information_slice'][number];

export const beneficiariesPerPage = 15;

const BeneficiariesDocument: TypedDocumentNode<BeneficiariesQuery, BeneficiariesQueryVariables> = gql`
  query beneficiaries(
    $where: beneficiary_information_slice_bool_exp!
    $orderBy: [beneficiary_information_slice_order_by!]!
    $limit: Int!
    $offset: Int!
  ) {
    beneficiary_information_slice(where: $where, order_by: $orderBy, limit: $limit, offset: $offset) {
      id
      beneficiaryId
      name
      beneficiaryEntityType
      bankCountry
      currency
      iban
      accountNumber
      isPriority
      isRegular
      beneficiary {
        id
        tcc_beneficiary_id
      }
    }
    beneficiary_information_slice_aggregate(where: $where) {
      aggregate {
        count
      }
    }
  }
`;

/** The order as the server takes it; name and id decide between equals. */
export function beneficiariesOrder({ key, isDescending }: Sort): BeneficiariesQueryVariables['orderBy'] {
  const direction = isDescending ? 'desc' : 'asc';
  if (key === 'name') return [{ name: direction }, { id: direction }];
  const column = key === 'bank' ? 'bankCountry' : 'currency';
  return [{ [column]: direction }, { name: 'asc' }, { id: 'asc' }];
}

/** A page of an account's beneficiaries in the wanted order, and how many there are. */
export function useBeneficiaries(filter: { accountId: string; search: string; page: number; sort: Sort }) {
  const { accountId, search, page, sort } = filter;
  const where = {
    is_most_recent: { _eq: true },
    beneficiary: { account_id: { _eq: accountId }, enabled: { _eq: true } },
    ...(search.trim() ? { name: { _ilike: containsPattern(search) } } : {}),
  };
  return useRead({
    query: BeneficiariesDocument,
    variables: {
      where,
      orderBy: beneficiariesOrder(sort),
      limit: beneficiariesPerPage,
      offset: (page - 1) * beneficiariesPerPage,
    },
  });
}
