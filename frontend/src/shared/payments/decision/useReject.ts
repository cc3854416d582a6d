import { gql, type TypedDocumentNode } from 'urql';
import type { RejectPaymentMutation, RejectPaymentMutationVariables } from '../../../graphql/generated/operations';
import { useCall } from '../../../graphql/useCall';
import { showToast } from '../../../ui/toast';

const RejectPaymentDocument: TypedDocumentNode<RejectPaymentMutation, RejectPaymentMutationVariables> = gql`
  mutation rejectPayment($paymentId: uuid!, $version: Int!, $reason: String!) {
    result: rejectPayment(paymentId: $paymentId, version: $version, reason: $reason) {
      id
      status
    }
  }
`;

interface RejectablePayment {
  readonly id: string;
  readonly version: number;
  readonly shortReference: string;
  readonly account: { readonly id: string };
}

/** Rejects a payment in the version that was shown. */
export function useReject() {
  const { call, isCalling, error } = useCall(RejectPaymentDocument);

  /** Returns whether the payment was rejected; a toast says so. */
  const reject = async (payment: RejectablePayment, reason: string): Promise<boolean> => {
    const { id: paymentId, version, shortReference, account } = payment;
    const answer = await call({ paymentId, version, reason }, { accountId: account.id });
    if ('error' in answer) return false;
    showToast('success', `Payment ${shortReference} rejected.`);
    return true;
  };

  return { reject, isCalling, error };
}
