import { gql, type TypedDocumentNode } from 'urql';
import type { RejectPaymentMutation, RejectPaymentMutationVariables } from '../../../graphql/generated/operations';
import { useCall } from '../../../graphql/useCall';
import { showToast } from '../../../ui/toast';
import { paymentTitle, type TitledPayment } from '../paymentTitle';

const RejectPaymentDocument: TypedDocumentNode<RejectPaymentMutation, RejectPaymentMutationVariables> = gql`
  mutation rejectPayment($paymentId: uuid!, $version: Int!, $reason: String!) {
    result: rejectPayment(paymentId: $paymentId, version: $version, reason: $reason) {
      id
      status
    }
  }
`;

interface RejectablePayment extends TitledPayment {
  readonly id: string;
  readonly version: number;
  readonly account: { readonly id: string };
}

/**
 * Rejects a payment in the version that was shown.
 * @param page the path of the payment's page where the toast belongs to it
 */
export function useReject(page?: string) {
  const { call, isCalling, error } = useCall(RejectPaymentDocument);

  /** Returns whether the payment was rejected; a toast says so. */
  const reject = async (payment: RejectablePayment, reason: string): Promise<boolean> => {
    const { id: paymentId, version, account } = payment;
    const answer = await call({ paymentId, version, reason }, { accountId: account.id });
    if ('error' in answer) return false;
    showToast('success', `${paymentTitle(payment)} rejected.`, page);
    return true;
  };

  return { reject, isCalling, error };
}
