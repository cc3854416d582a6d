import { messages } from '../../../../../domain/messages';
import { useServices } from '../../../session/services';
import { useAccount, usePortal } from '../../../session/PortalContext';
import { useCall } from '../../../graphql/useCall';
import { Notice } from '../../../ui/Notice';
import { PageHeader } from '../../../ui/PageHeader';
import { emptyPayment } from './emptyPayment';
import { PaymentSteps } from './PaymentSteps';
import { toPaymentInput } from './paymentValues';
import { CreatePaymentDocument } from './savePayment';

/** A new payment from the selected account (/account/payments/new). */
export function NewPaymentPage() {
  const account = useAccount();
  const { seat } = usePortal();
  const { now } = useServices();
  const { call, isCalling, error } = useCall(CreatePaymentDocument);
  return (
    <>
      <PageHeader title="New payment" context={`From ${account.name}, ${account.organisation.name}`} />
      {seat?.role.can_create_payments ? (
        <PaymentSteps
          values={emptyPayment(account, now())}
          isSending={isCalling}
          error={error}
          save={(values, { requestId: clientRequestId, fraudNoticeId }) =>
            call({
              payment: { ...toPaymentInput(values), clientRequestId },
              assets: values.documents,
              fraudNoticeId,
            })
          }
        />
      ) : (
        <Notice tone="waiting">{messages.widgets.disabledByRole}</Notice>
      )}
    </>
  );
}
