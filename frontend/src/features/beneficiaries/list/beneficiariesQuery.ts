import { gql, type TypedDocumentNode } from 'urql';
import { normaliseBankCode } from '../../../../../domain/beneficiaries/bankCodes';
import { containsPattern } from '../../../shared/listQuery';
import { useRead } from '../../../graphql/useRead';
import type {
  BeneficiaryCountQuery,
  BeneficiaryCountQueryVariables,
  BeneficiariesQuery,
  BeneficiariesQueryVariables,
  BeneficiaryRowFragment,
} from '../../../graphql/generated/operations';
import { liveTwin } from '../../../graphql/twin';
import { useListNews } from '../../../shared/live/useListNews';
import type { Sort } from '../../../ui/table/column';

/** What a search compares: names and references with the text, IBANs and account numbers with the bare code. */
interface SearchPatterns {
  readonly pattern: string;
  readonly code: string;
}

/** The patterns of a search. A code may be typed in groups, and in part, such as its last digits. */
function searchPatterns(search: string): SearchPatterns {
  const code = normaliseBankCode('accountNumber', search);
  return { pattern: containsPattern(search), code: containsPattern(code || search) };
}

const BeneficiaryCountDocument: TypedDocumentNode<BeneficiaryCountQuery, BeneficiaryCountQueryVariables> = gql`
  query BeneficiaryCount($accountId: uuid!, $pattern: String!, $code: String!, $heldIn: String!) {
    beneficiary_information_slice_aggregate(
      where: {
        is_most_recent: { _eq: true }
        currency: { _like: $heldIn }
        beneficiary: { account_id: { _eq: $accountId }, enabled: { _eq: true } }
        _or: [
          { name: { _ilike: $pattern } }
          { externalReference: { _ilike: $pattern } }
          { iban: { _ilike: $code } }
          { accountNumber: { _ilike: $code } }
          { beneficiary: { tags: { tag: { _ilike: $pattern } } } }
        ]
      }
    ) {
      aggregate {
        count
      }
    }
  }
`;

/** How many beneficiaries of an account a search finds; undefined while it is read. */
function useBeneficiaryCount(accountId: string, search: SearchPatterns & { readonly heldIn: string }) {
  const { data, reload } = useRead({ query: BeneficiaryCountDocument, variables: { accountId, ...search } });
  return { count: data?.beneficiary_information_slice_aggregate.aggregate?.count, reload };
}

/** A beneficiary in the list: its most recent details. */
export type BeneficiaryRow = BeneficiaryRowFragment;

/** The number of beneficiaries on a page. */
export const beneficiariesPerPage = 15;

const beneficiaryRowFields = gql`
  fragment BeneficiaryRow on beneficiary_information_slice {
    id
    beneficiaryId
    createdAt
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
      createdAt
      lastPayment {
        beneficiaryId
        accountId
        lastPaidOn
      }
      tags(order_by: { tag: asc }, limit: 10) {
        beneficiary_id
        tag
      }
    }
  }
`;

const BeneficiariesDocument: TypedDocumentNode<BeneficiariesQuery, BeneficiariesQueryVariables> = gql`
  query beneficiaries(
    $accountId: uuid!
    $pattern: String!
    $code: String!
    $heldIn: String!
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
        currency: { _like: $heldIn }
        beneficiary: { account_id: { _eq: $accountId }, enabled: { _eq: true } }
        _or: [
          { name: { _ilike: $pattern } }
          { externalReference: { _ilike: $pattern } }
          { iban: { _ilike: $code } }
          { accountNumber: { _ilike: $code } }
          { beneficiary: { tags: { tag: { _ilike: $pattern } } } }
        ]
      }
      order_by: [{ bankCountry: $bankCountry }, { currency: $currency }, { name: $name }, { id: $id }]
      limit: $limit
      offset: $offset
    ) {
      ...BeneficiaryRow
    }
  }
  ${beneficiaryRowFields}
`;

const BeneficiariesLiveDocument = liveTwin(BeneficiariesDocument, 'BeneficiariesLive');

/** The filter of the beneficiaries list. */
interface BeneficiariesFilter {
  readonly accountId: string;
  readonly search: string;
  /** A currency code, or '' for all currencies. */
  readonly currency: string;
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

/** A page of an account's beneficiaries in the given order, what changed since, and the number on all pages. */
export function useBeneficiaries({ accountId, search, currency, page, sort }: BeneficiariesFilter) {
  const patterns = { ...searchPatterns(search), heldIn: currency || '%' };
  const variables = {
    accountId,
    ...patterns,
    ...beneficiariesOrder(sort),
    limit: beneficiariesPerPage,
    offset: (page - 1) * beneficiariesPerPage,
  };
  const { count, reload } = useBeneficiaryCount(accountId, patterns);
  const read = useRead({ query: BeneficiariesDocument, variables });
  const shown = read.data?.beneficiary_information_slice;
  const { latest, ...news } = useListNews(
    { query: BeneficiariesLiveDocument, variables },
    {
      rowsOf: (data) => data.beneficiary_information_slice.map(({ beneficiaryId }) => ({ id: beneficiaryId })),
      shown: read.isRefreshing ? undefined : shown?.map(({ beneficiaryId }) => ({ id: beneficiaryId })),
      limit: beneficiariesPerPage,
      onChange: reload,
    },
  );
  return { read, rows: shown && newestVersions(shown, latest?.beneficiary_information_slice), news, count };
}

/** Changed details are a record of their own, which takes the place of the one that is shown. */
function newestVersions(shown: readonly BeneficiaryRow[], live: readonly BeneficiaryRow[] = []): BeneficiaryRow[] {
  return shown.map((row) => {
    const newer = live.find(({ beneficiaryId }) => beneficiaryId === row.beneficiaryId);
    return newer && newer.createdAt > row.createdAt ? newer : row;
  });
}
