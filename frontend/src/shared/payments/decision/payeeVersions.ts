import { gql } from 'urql';
import { payeeRemark, type BankIdentity } from '../../../../../domain/beneficiaries/payeeRemark';
import type { PayeeVersionsFragment } from '../../../graphql/generated/operations';
import { bankFields } from '../../beneficiaries/bankFields';

/** The bank details that a beneficiary had, newest first, each with the last completed payment to it. */
export type PayeeVersions = PayeeVersionsFragment;

/** The fields of a beneficiary by which a change of its bank details is found; documents append this to their text. */
export const payeeVersionsFields = gql`
  fragment PayeeVersions on beneficiaries {
    id
    createdAt
    slices(order_by: [{ createdAt: desc }, { id: desc }], limit: 20) {
      createdAt
      ...BankFields
      payments(where: { status: { _eq: "completed" } }, order_by: [{ paymentDate: desc }, { id: desc }], limit: 1) {
        id
        paymentDate
      }
    }
  }
  ${bankFields}
`;

/** What an approver should check about the payee, given the bank details that the payment goes to. */
export function remarkOnPayee(now: BankIdentity, payee: PayeeVersions) {
  const versions = payee.slices.map(({ payments, ...bank }) => ({
    bank,
    lastPaidOn: payments[0]?.paymentDate ?? null,
  }));
  return payeeRemark(now, versions);
}

/** The bank details before and now, until a payment to those of now has completed. */
export function bankChange(now: BankIdentity, payee: PayeeVersions) {
  const remark = remarkOnPayee(now, payee);
  return remark?.kind === 'bank_changed' ? remark : undefined;
}
