import { Notice } from '../../../ui/Notice';
import { DuplicateNotice } from '../DuplicateNotice';
import { useDuplicates } from '../duplicatesQuery';
import { BankChange } from './BankChange';
import type { PaymentToDecide } from './decisionQuery';
import { Differences } from './Differences';
import { remarksOn } from './remarks';

/** What an approver should look at twice before a payment is authorised. */
export function PaymentRemarks({ payment }: { payment: PaymentToDecide }) {
  return (
    <>
      <Remarks payment={payment} />
      <BankChange payment={payment} />
      <Differences payment={payment} />
      <Duplicates payment={payment} />
    </>
  );
}

function Remarks({ payment }: { payment: PaymentToDecide }) {
  const remarks = remarksOn(payment);
  if (remarks.length === 0) return null;
  return (
    <Notice tone="waiting" title="Worth a look">
      {remarks.map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
    </Notice>
  );
}

function Duplicates({ payment }: { payment: PaymentToDecide }) {
  const { duplicates, isCut } = useDuplicates(payment.account.id, {
    ...payment,
    beneficiaryId: payment.beneficiarySlice.beneficiaryId,
  });
  return duplicates.length > 0 ? <DuplicateNotice duplicates={duplicates} isCut={isCut} /> : null;
}
