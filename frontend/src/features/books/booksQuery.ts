import { gql, type TypedDocumentNode } from 'urql';
import type {
  BookDifferenceQuery,
  BookDifferenceQueryVariables,
  BookDifferencesQuery,
  BookDifferencesQueryVariables,
  ResolveBookDifferenceMutation,
  ResolveBookDifferenceMutationVariables,
} from '../../graphql/generated/operations';
import { useRead } from '../../graphql/useRead';
import { pageVariables } from '../../shared/listQuery';

/** A difference of the list. */
export type DifferenceRow = BookDifferencesQuery['book_differences'][number];

/** A difference with both sides, its movements and what is proposed. */
export type Difference = NonNullable<BookDifferenceQuery['book_differences_by_pk']>;

/** What a super admin has proposed for a difference. */
export type Proposal = BookDifferenceQuery['pending_changes'][number];

const DifferencesDocument: TypedDocumentNode<BookDifferencesQuery, BookDifferencesQueryVariables> = gql`
  query bookDifferences($isOpen: Boolean!, $limit: Int!, $offset: Int!) {
    book_differences(
      where: { resolved_at: { _is_null: $isOpen } }
      order_by: [{ found_at: desc }, { id: asc }]
      limit: $limit
      offset: $offset
    ) {
      id
      kind
      side
      fields
      expected
      found
      found_at
      resolved_at
      resolution
      account {
        id
        name
      }
    }
  }
`;

const DifferenceDocument: TypedDocumentNode<BookDifferenceQuery, BookDifferenceQueryVariables> = gql`
  query bookDifference($id: uuid!, $entityId: String!) {
    book_differences_by_pk(id: $id) {
      id
      kind
      subject_id
      side
      fields
      our_table
      our_id
      expected
      found
      movements
      digest
      found_at
      seen_at
      resolved_at
      resolution
      note
      resolved_by
      account {
        id
        name
      }
    }
    pending_changes(
      where: { kind: { _eq: "resolveBookDifference" }, entity_id: { _eq: $entityId }, decision: { _is_null: true } }
      limit: 1
    ) {
      id
      change
      requested_by
      requested_at
    }
  }
`;

/** A page of the differences, the newest first. */
export const useDifferences = (isOpen: boolean, page: number) =>
  useRead({ query: DifferencesDocument, variables: { isOpen, ...pageVariables(page) } });

/** A difference with both sides; paused without an id. */
export const useDifference = (id: string | undefined) =>
  useRead({ query: DifferenceDocument, variables: { id: id ?? '', entityId: id ?? '' }, pause: !id });

/** Proposes how a difference is resolved. */
export const ResolveDocument: TypedDocumentNode<ResolveBookDifferenceMutation, ResolveBookDifferenceMutationVariables> =
  gql`
    mutation resolveBookDifference($differenceId: uuid!, $digest: String!, $resolution: String!, $note: String!) {
      resolveBookDifference(differenceId: $differenceId, digest: $digest, resolution: $resolution, note: $note) {
        id
        pendingChangeId
      }
    }
  `;
