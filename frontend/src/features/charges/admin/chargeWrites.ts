import { gql, type TypedDocumentNode } from 'urql';
import type {
  ReaimChargeMutation,
  ReaimChargeMutationVariables,
  ReprocessChargeMutation,
  ReprocessChargeMutationVariables,
  UpdateChargeStatusMutation,
  UpdateChargeStatusMutationVariables,
} from '../../../graphql/generated/operations';

/** Tries again to take a charge. */
export const ReprocessChargeDocument: TypedDocumentNode<ReprocessChargeMutation, ReprocessChargeMutationVariables> =
  gql`
    mutation reprocessCharge($chargeId: uuid!) {
      reprocessCharge(chargeId: $chargeId) {
        id
        status
        errorMessage
      }
    }
  `;

/** Gives a charge the account of the house that the settings name. */
export const ReaimChargeDocument: TypedDocumentNode<ReaimChargeMutation, ReaimChargeMutationVariables> = gql`
  mutation reaimCharge($chargeId: uuid!, $houseAccountId: uuid!) {
    reaimCharge(chargeId: $chargeId, houseAccountId: $houseAccountId) {
      id
      pendingChangeId
    }
  }
`;

/** Settles or waives a charge. */
export const UpdateChargeStatusDocument: TypedDocumentNode<
  UpdateChargeStatusMutation,
  UpdateChargeStatusMutationVariables
> = gql`
  mutation updateChargeStatus($chargeId: uuid!, $status: String!, $reason: String!) {
    updateChargeStatus(chargeId: $chargeId, status: $status, reason: $reason) {
      id
      status
    }
  }
`;
