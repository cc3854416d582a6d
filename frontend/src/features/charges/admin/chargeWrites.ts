import { gql, type TypedDocumentNode } from 'urql';
import type {
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
