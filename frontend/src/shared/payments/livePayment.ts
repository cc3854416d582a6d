import { gql, useSubscription, type TypedDocumentNode } from 'urql';
import type { PaymentLiveSubscription, PaymentLiveSubscriptionVariables } from '../../graphql/generated/operations';
import { shownContentFields } from './shownContent';

/** The fields of a payment that change while a user looks at it; documents append this to their text. */
export const livePaymentFields = gql`
  fragment LivePayment on payments {
    ...ShownContent
    status
    tccPaymentId
    tcc_short_ref
    failureReason
    errorCode
    errorMessage
    rejectedAt
    rejectionReason
    rejectedById
    rejectedBy {
      id
      first_name
      last_name
    }
    transferredAt
    estimatedArrival
    feeAmount
    gbpEquivalent
    charges(where: { status: { _neq: "cancelled" } }, order_by: [{ created_at: asc }], limit: 1) {
      id
      amount
      currency
      status
    }
    updatedAt
    assets(order_by: [{ createdAt: asc }, { filename: asc }, { id: asc }]) {
      id
      filename
      filetype
      filesize
      sharepointFiles(limit: 1) {
        fileName
      }
    }
    authorisationRequests(order_by: [{ authorisedAt: asc_nulls_last }, { id: asc }]) {
      id
      authorisedAt
      authorisedById
      authorisedBy {
        id
        first_name
        last_name
      }
      lapsedApproverId
      lapsedApprover {
        id
        first_name
        last_name
      }
      role {
        id
        name
      }
    }
    approvers(order_by: [{ last_name: asc }, { userId: asc }]) {
      id
      userId
      roleId
      first_name
      last_name
    }
    statusChanges(order_by: [{ reachedAt: asc }]) {
      id
      status
      reachedAt
    }
  }
  ${shownContentFields}
`;

const PaymentLiveDocument: TypedDocumentNode<PaymentLiveSubscription, PaymentLiveSubscriptionVariables> = gql`
  subscription PaymentLive($id: uuid!) {
    payments_by_pk(id: $id) {
      ...LivePayment
    }
  }
  ${livePaymentFields}
`;

/** Keeps a payment up to date: the subscription writes to the cache that the queries read. */
export function useLivePayment(id: string, isPaused = false): void {
  useSubscription({ query: PaymentLiveDocument, variables: { id }, pause: isPaused });
}
