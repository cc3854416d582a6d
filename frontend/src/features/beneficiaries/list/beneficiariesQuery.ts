import { gql, type TypedDocumentNode } from 'urql';
import { useRead } from '../../../graphql/useRead';
import { containsPattern } from '../../../shared/ilike';
import type { Sort } from '../../../ui/table/column';
import type { BeneficiariesQuery, BeneficiariesQueryVariables } from '../../../graphql/generated/operations';

/** A page of beneficiaries and their number. */
export type BeneficiariesData = BeneficiariesQuery;

/** A beneficiary in the list: its most recent details. */
export type BeneficiaryRow = BeneficiariesData['beneficiary_information_slice'][number];

/** The number of beneficiaries on a page. */
export const beneficiariesPerPage = 15;

const BeneficiariesDocument: TypedDocumentNode<BeneficiariesQuery, BeneficiariesQueryVariables> = gql`
  query beneficiaries(
    $accountId: uuid!
    $pattern: String!
    $bankCountry: order_by
    $currency: order_by
    $name: order_by!
    $id: order_by!
    $limit: Int!
    $offset: Int!
  ) {
    beneficiary_information_slice(
      where: {
        is_most_recent: { _eq: true }
        beneficiary: { account_id: { _eq: $accountId }, enabled: { _eq: true } }
        name: { _ilike: $pattern }
      }
      order_by: [{ bankCountry: $bankCountry }, { currency: $currency }, { name: $name }, { id: $id }]
      limit: $limit
      offset: $offset
    ) {
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
    beneficiary_information_slice_aggregate(
      where: {
        is_most_recent: { _eq: true }
        beneficiary: { account_id: { _eq: $accountId }, enabled: { _eq: true } }
        name: { _ilike: $pattern }
      }
    ) {
      aggregate {
        count
      }
    }
  }
`;

/** The filter of the beneficiaries list. */
interface BeneficiariesFilter {
  readonly accountId: string;
  readonly search: string;
  /** From 1. */
  readonly page: number;
  readonly sort: Sort;
}

/** The directions of a sort; name and id order rows with equal values. */
function beneficiariesOrder({ key, isDescending }: Sort): Pick<BeneficiariesQueryVariables, 'name' | 'id'> {
  const direction = isDescending ? 'desc' : 'asc';
  if (key === 'name') return { name: direction, id: direction };
  return { [key === 'bank' ? 'bankCountry' : 'currency']: direction, name: 'asc', id: 'asc' };
}

/** A page of an account's beneficiaries in the given order, and their number. */
export function useBeneficiaries({ accountId, search, page, sort }: BeneficiariesFilter) {
  const variables = {
    accountId,
    pattern: containsPattern(search),
    ...beneficiariesOrder(sort),
    limit: beneficiariesPerPage,
    offset: (page - 1) * beneficiariesPerPage,
  };
  return useRead({ query: BeneficiariesDocument, variables });
}
