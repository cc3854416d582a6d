import { gql, type TypedDocumentNode } from 'urql';
import type {
  CreateCountryMutation,
  CreateCountryMutationVariables,
  DeleteCountryMutation,
  DeleteCountryMutationVariables,
  UpdateCountryMutation,
  UpdateCountryMutationVariables,
} from '../../graphql/generated/operations';

/** Adds a country. */
export const CreateCountryDocument: TypedDocumentNode<CreateCountryMutation, CreateCountryMutationVariables> = gql`
  mutation createCountry($country: CountryInput!) {
    createCountry(country: $country) {
      alpha2Code
    }
  }
`;

/** Changes a country. */
export const UpdateCountryDocument: TypedDocumentNode<UpdateCountryMutation, UpdateCountryMutationVariables> = gql`
  mutation updateCountry($country: CountryInput!) {
    updateCountry(country: $country) {
      alpha2Code
    }
  }
`;

/** Deletes a country. */
export const DeleteCountryDocument: TypedDocumentNode<DeleteCountryMutation, DeleteCountryMutationVariables> = gql`
  mutation deleteCountry($alpha2Code: String!) {
    deleteCountry(alpha2Code: $alpha2Code) {
      alpha2Code
    }
  }
`;
