import { gql, type TypedDocumentNode } from 'urql';
import { hasPayeeCheck, payeeOf, type Payee, type PayeeAnswer } from '../../../../../domain/beneficiaries/payeeCheck';
import type { VerifyPayeeMutation, VerifyPayeeMutationVariables } from '../../../graphql/generated/operations';
import { useCall } from '../../../graphql/useCall';
import { useState } from 'react';

/** A mutation, so that no cache keeps the answer: the provider does not permit to reuse it. */
const VerifyPayeeDocument: TypedDocumentNode<VerifyPayeeMutation, VerifyPayeeMutationVariables> = gql`
  mutation verifyPayee($payee: PayeeInput!) {
    verifyPayee(payee: $payee) {
      answer
      actualName
      reason
    }
  }
`;

/** What is known of a payee's name: the bank's answer, or that the bank could not be asked. */
export interface PayeeCheck {
  readonly answer: PayeeAnswer | 'asking' | 'failed' | undefined;
  readonly actualName?: string | null;
  readonly reason?: string | null;
}

/** Asks the payee's bank whether the account is held under the name, each time that `ask` is called. */
export function usePayeeCheck(payee: Payee) {
  const { call } = useCall(VerifyPayeeDocument);
  const [check, setCheck] = useState<PayeeCheck>({ answer: undefined });
  const ask = async () => {
    setCheck({ answer: 'asking' });
    const result = await call({ payee: payeeOf(payee) });
    if ('error' in result) return setCheck({ answer: 'failed' });
    const { answer, ...told } = result.data.verifyPayee;
    setCheck({ ...told, answer: answer as PayeeAnswer });
  };
  return { check, ask, canAsk: hasPayeeCheck(payee) };
}
