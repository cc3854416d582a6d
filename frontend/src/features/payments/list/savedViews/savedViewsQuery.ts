import { gql, type TypedDocumentNode } from 'urql';
import { useRead } from '../../../../graphql/useRead';
import { usePortal } from '../../../../session/PortalContext';
import type {
  CreateSavedViewMutation,
  CreateSavedViewMutationVariables,
  DeleteSavedViewMutation,
  DeleteSavedViewMutationVariables,
  SavedViewsQuery,
  SavedViewsQueryVariables,
} from '../../../../graphql/generated/operations';

/** Filters of the list under a name. */
export type SavedView = SavedViewsQuery['saved_views'][number];

const SavedViewsDocument: TypedDocumentNode<SavedViewsQuery, SavedViewsQueryVariables> = gql`
  query SavedViews($userId: String!, $list: String!) {
    saved_views(where: { user_id: { _eq: $userId }, list: { _eq: $list } }, order_by: [{ name: asc }, { id: asc }]) {
      id
      name
      filters
    }
  }
`;

/** Keeps filters under a name. */
export const CreateSavedViewDocument: TypedDocumentNode<CreateSavedViewMutation, CreateSavedViewMutationVariables> =
  gql`
    mutation createSavedView($list: String!, $name: String!, $filters: [SavedFilterInput!]!) {
      createSavedView(list: $list, name: $name, filters: $filters) {
        id
      }
    }
  `;

/** Deletes a saved view. */
export const DeleteSavedViewDocument: TypedDocumentNode<DeleteSavedViewMutation, DeleteSavedViewMutationVariables> =
  gql`
    mutation deleteSavedView($id: uuid!) {
      deleteSavedView(id: $id) {
        id
      }
    }
  `;

/** The user's saved views of the payments list, by name. Undefined while they are read; none where that failed. */
export function useSavedViews(): readonly SavedView[] | undefined {
  const { user } = usePortal();
  const variables = { userId: user.id, list: 'payments' };
  const { data, isLoading } = useRead({ query: SavedViewsDocument, variables });
  return isLoading ? undefined : (data?.saved_views ?? []);
}
