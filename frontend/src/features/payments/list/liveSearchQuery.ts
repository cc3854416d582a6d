import { gql, type TypedDocumentNode } from 'urql';
import { useRead } from '../../../graphql/useRead';
import type { SearchLivePaymentsQuery, SearchLivePaymentsQueryVariables } from '../../../graphql/generated/operations';
import { searchedReference } from './searchedReference';

/** A payment that a search at the provider found. */
export type LivePaymentRow = SearchLivePaymentsQuery['searchLivePayments']['payments'][number];

/** The number of payments on a page. */
const perPage = 15;

const SearchLivePaymentsDocument: TypedDocumentNode<SearchLivePaymentsQuery, SearchLivePaymentsQueryVariables> = gql`
  query searchLivePayments($page: Int!, $perPage: Int!, $reference: String, $shortReference: String) {
    searchLivePayments(page: $page, perPage: $perPage, reference: $reference, shortReference: $shortReference) {
      totalPages
      isPartial
      payments {
        tccPaymentId
        paymentId
        shortReference
        reference
        paymentDate
        status
        amount
        currency
      }
    }
  }
`;

/**
 * Searches the account's payments at the provider by reference or by the provider's reference, whichever the text looks like.
 * @param page from 1
 */
export function useLiveSearch(text: string, page: number) {
  return useRead({
    query: SearchLivePaymentsDocument,
    variables: { page, perPage, reference: null, shortReference: null, ...searchedReference(text) },
    requestPolicy: 'network-only',
  });
}
