import { gql, type TypedDocumentNode } from 'urql';
import type {
  CreateTariffMutation,
  CreateTariffMutationVariables,
  EditTariffMutation,
  EditTariffMutationVariables,
  MakeTariffDefaultMutation,
  MakeTariffDefaultMutationVariables,
} from '../../graphql/generated/operations';

/** Creates a tariff. */
export const CreateTariffDocument: TypedDocumentNode<CreateTariffMutation, CreateTariffMutationVariables> = gql`
  mutation createTariff($tariff: TariffInput!) {
    createTariff(tariff: $tariff) {
      id
      name
      type
      amount
      details
      pendingChangeId
    }
  }
`;

/** Replaces the name and the prices of a tariff. */
export const EditTariffDocument: TypedDocumentNode<EditTariffMutation, EditTariffMutationVariables> = gql`
  mutation editTariff($tariffId: uuid!, $tariff: TariffInput!) {
    editTariff(tariffId: $tariffId, tariff: $tariff) {
      id
      name
      type
      amount
      details
      pendingChangeId
    }
  }
`;

/** Makes a tariff the default of its type. */
export const MakeTariffDefaultDocument: TypedDocumentNode<
  MakeTariffDefaultMutation,
  MakeTariffDefaultMutationVariables
> = gql`
  mutation makeTariffDefault($tariffId: uuid!) {
    makeTariffDefault(tariffId: $tariffId) {
      id
      is_default
      pendingChangeId
    }
  }
`;
