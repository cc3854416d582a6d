import { documentsRefusal } from '../../../../../domain/payments/documentChanges';
import { usePortal } from '../../../session/PortalContext';
import { asPaymentStatus } from '../../../shared/payments/asPaymentStatus';
import { Documents } from '../../../shared/payments/documents/Documents';
import { SharepointDownload } from '../../../shared/payments/documents/SharepointDownload';
import { AttachDocuments } from './AttachDocuments';
import type { PaymentDetails } from './paymentQuery';
import { RemoveDocument } from './RemoveDocument';

/** The documents of a payment. Users who may change the payment add and remove them, until another user has authorised it. */
export function PaymentDocuments({ payment }: { payment: PaymentDetails }) {
  const mayChange = useMayChangeDocuments(payment);
  return (
    <Documents
      documents={payment.assets}
      actionOf={(document) => (
        <>
          <SharepointDownload document={document} />
          {mayChange && <RemoveDocument paymentId={payment.id} document={document} />}
        </>
      )}
    >
      {mayChange && <AttachDocuments payment={payment} />}
    </Documents>
  );
}

function useMayChangeDocuments({ account, status, tccPaymentId, authorisationRequests }: PaymentDetails): boolean {
  const { user, seat } = usePortal();
  if (seat?.account.id !== account.id || !seat.role.can_create_payments) return false;
  const authorisedByIds = authorisationRequests.map(({ authorisedById }) => authorisedById);
  const payment = { status: asPaymentStatus(status), isSent: tccPaymentId !== null, authorisedByIds };
  return documentsRefusal(payment, user.id) === undefined;
}
