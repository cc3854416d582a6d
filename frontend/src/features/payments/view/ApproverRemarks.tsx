import { usePaymentToDecide } from '../../../shared/payments/decision/decisionQuery';
import { PaymentRemarks } from '../../../shared/payments/decision/PaymentRemarks';
import { ReadFrame } from '../../../shared/ReadFrame';
import { Stack } from '../../../ui/layout';

/** What the decision sheet remarks on a payment, for an approver who authorises it on its own page. */
export function ApproverRemarks({ id }: { id: string }) {
  const read = usePaymentToDecide(id);
  return (
    <ReadFrame read={read} rows={3}>
      {({ payments_by_pk: payment }) =>
        payment && (
          <Stack>
            <PaymentRemarks payment={payment} />
          </Stack>
        )
      }
    </ReadFrame>
  );
}
