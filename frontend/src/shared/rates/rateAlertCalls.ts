import { gql, type TypedDocumentNode } from 'urql';
import type {
  CreateRateAlertMutation,
  CreateRateAlertMutationVariables,
  DeleteRateAlertMutation,
  DeleteRateAlertMutationVariables,
  RateAlertsQuery,
  RateAlertsQueryVariables,
} from '../../graphql/generated/operations';
import { useRead } from '../../graphql/useRead';
import { usePortal } from '../../session/PortalContext';

const RateAlertsDocument: TypedDocumentNode<RateAlertsQuery, RateAlertsQueryVariables> = gql`
  query RateAlerts($userId: String!, $currencyPair: String!) {
    rate_alerts(
      where: { user_id: { _eq: $userId }, currencyPair: { _eq: $currencyPair } }
      order_by: [{ createdAt: desc }, { id: desc }]
    ) {
      id
      kind
      rate
      enabled
      lastSentAt
    }
  }
`;

/** Keeps a rate at which the user wants to be told. */
export const CreateRateAlertDocument: TypedDocumentNode<CreateRateAlertMutation, CreateRateAlertMutationVariables> =
  gql`
    mutation createRateAlert($currencyPair: String!, $kind: String!, $rate: String) {
      createRateAlert(currencyPair: $currencyPair, kind: $kind, rate: $rate) {
        id
      }
    }
  `;

/** Deletes an alert of the user. */
export const DeleteRateAlertDocument: TypedDocumentNode<DeleteRateAlertMutation, DeleteRateAlertMutationVariables> =
  gql`
    mutation deleteRateAlert($id: uuid!) {
      deleteRateAlert(id: $id) {
        id
      }
    }
  `;

/** An alert of the user. */
export type RateAlert = RateAlertsQuery['rate_alerts'][number];

/** The user's alerts of a pair, newest first. */
export function useRateAlerts(currencyPair: string) {
  const { user } = usePortal();
  return useRead({ query: RateAlertsDocument, variables: { userId: user.id, currencyPair } });
}
