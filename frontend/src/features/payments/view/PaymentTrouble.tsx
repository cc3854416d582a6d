import { Notice } from '../../../ui/Notice';
import type { PaymentDetails } from './paymentQuery';

/** A notice why a payment was rejected, failed or is suspended, and what happens to the money. */
export function PaymentTrouble({ payment }: { payment: PaymentDetails }) {
  const { status, tccPaymentId, failureReason, errorMessage, errorCode } = payment;
  if (payment.rejectionReason) {
    return (
      <Notice tone="failure" title="An approver rejected this payment">
        {payment.rejectionReason} No money has moved.
      </Notice>
    );
  }
  if (status !== 'failed' && status !== 'suspended') return null;
  const reason = failureReason ?? errorMessage ?? errorCode ?? 'No reason was given.';
  if (status === 'suspended') {
    return (
      <Notice tone="waiting" title="The provider has suspended this payment">
        {reason} No money leaves meanwhile. Ask your account manager what the provider needs, and do not pay again
        before this payment is closed.
      </Notice>
    );
  }
  const title = tccPaymentId ? 'This payment failed' : 'This payment was not sent';
  return (
    <Notice tone="failure" title={title}>
      {reason}{' '}
      {tccPaymentId
        ? 'The provider returns the money to the balance. Check the bank details before you pay again.'
        : 'No money has moved. You can change the payment or delete it.'}
    </Notice>
  );
}
