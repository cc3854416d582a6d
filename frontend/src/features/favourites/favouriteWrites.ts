import { gql, type TypedDocumentNode } from 'urql';
import type {
  CreateFavouriteAddressMutation,
  CreateFavouriteAddressMutationVariables,
  CreateFavouriteEntityMutation,
  CreateFavouriteEntityMutationVariables,
  CreateFavouritePersonMutation,
  CreateFavouritePersonMutationVariables,
  DeleteFavouriteAddressMutation,
  DeleteFavouriteAddressMutationVariables,
  DeleteFavouriteEntityMutation,
  DeleteFavouriteEntityMutationVariables,
  DeleteFavouritePersonMutation,
  DeleteFavouritePersonMutationVariables,
  UpdateFavouriteAddressMutation,
  UpdateFavouriteAddressMutationVariables,
  UpdateFavouriteEntityMutation,
  UpdateFavouriteEntityMutationVariables,
  UpdateFavouritePersonMutation,
  UpdateFavouritePersonMutationVariables,
} from '../../graphql/generated/operations';

/** Adds an address to the favourites of an organisation. */
export const CreateFavouriteAddressDocument: TypedDocumentNode<
  CreateFavouriteAddressMutation,
  CreateFavouriteAddressMutationVariables
> = gql`
  mutation createFavouriteAddress($orgId: uuid!, $favourite: FavouriteAddressInput!) {
    createFavouriteAddress(orgId: $orgId, favourite: $favourite) {
      id
    }
  }
`;

/** Adds a company or an individual to the favourites of an organisation. */
export const CreateFavouriteEntityDocument: TypedDocumentNode<
  CreateFavouriteEntityMutation,
  CreateFavouriteEntityMutationVariables
> = gql`
  mutation createFavouriteEntity($orgId: uuid!, $favourite: FavouriteEntityInput!) {
    createFavouriteEntity(orgId: $orgId, favourite: $favourite) {
      id
    }
  }
`;

/** Adds a person to the favourites of an organisation. */
export const CreateFavouritePersonDocument: TypedDocumentNode<
  CreateFavouritePersonMutation,
  CreateFavouritePersonMutationVariables
> = gql`
  mutation createFavouritePerson($orgId: uuid!, $favourite: FavouritePersonInput!) {
    createFavouritePerson(orgId: $orgId, favourite: $favourite) {
      id
    }
  }
`;

/** Replaces an address among the favourites. */
export const UpdateFavouriteAddressDocument: TypedDocumentNode<
  UpdateFavouriteAddressMutation,
  UpdateFavouriteAddressMutationVariables
> = gql`
  mutation updateFavouriteAddress($favouriteId: uuid!, $favourite: FavouriteAddressInput!) {
    updateFavouriteAddress(favouriteId: $favouriteId, favourite: $favourite) {
      id
    }
  }
`;

/** Replaces a company or an individual among the favourites. */
export const UpdateFavouriteEntityDocument: TypedDocumentNode<
  UpdateFavouriteEntityMutation,
  UpdateFavouriteEntityMutationVariables
> = gql`
  mutation updateFavouriteEntity($favouriteId: uuid!, $favourite: FavouriteEntityInput!) {
    updateFavouriteEntity(favouriteId: $favouriteId, favourite: $favourite) {
      id
    }
  }
`;

/** Replaces a person among the favourites. */
export const UpdateFavouritePersonDocument: TypedDocumentNode<
  UpdateFavouritePersonMutation,
  UpdateFavouritePersonMutationVariables
> = gql`
  mutation updateFavouritePerson($favouriteId: uuid!, $favourite: FavouritePersonInput!) {
    updateFavouritePerson(favouriteId: $favouriteId, favourite: $favourite) {
      id
    }
  }
`;

/** Deletes an address from the favourites. */
export const DeleteFavouriteAddressDocument: TypedDocumentNode<
  DeleteFavouriteAddressMutation,
  DeleteFavouriteAddressMutationVariables
> = gql`
  mutation deleteFavouriteAddress($favouriteId: uuid!) {
    deleteFavouriteAddress(favouriteId: $favouriteId) {
      id
    }
  }
`;

/** Deletes a company or an individual from the favourites. */
export const DeleteFavouriteEntityDocument: TypedDocumentNode<
  DeleteFavouriteEntityMutation,
  DeleteFavouriteEntityMutationVariables
> = gql`
  mutation deleteFavouriteEntity($favouriteId: uuid!) {
    deleteFavouriteEntity(favouriteId: $favouriteId) {
      id
    }
  }
`;

/** Deletes a person from the favourites. */
export const DeleteFavouritePersonDocument: TypedDocumentNode<
  DeleteFavouritePersonMutation,
  DeleteFavouritePersonMutationVariables
> = gql`
  mutation deleteFavouritePerson($favouriteId: uuid!) {
    deleteFavouritePerson(favouriteId: $favouriteId) {
      id
    }
  }
`;
