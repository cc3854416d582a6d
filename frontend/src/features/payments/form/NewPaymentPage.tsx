import { useSearchParams } from 'react-router-dom';
import { messages } from '../../../../../domain/messages';
import { useServices } from '../../../session/services';
import { useAccount, usePortal } from '../../../session/PortalContext';
import { useCall } from '../../../graphql/useCall';
import { Notice } from '../../../ui/Notice';
import { PageHeader } from '../../../ui/PageHeader';
import { PaymentSteps } from './PaymentSteps';
import { toPaymentInput } from './paymentValues';
import { prefilledPayment } from './prefill';
import { CreatePaymentDocument } from './savePayment';

/** A new payment from the selected account (/account/payments/new). */
export function NewPaymentPage() {
  const account = useAccount();
  const { seat } = usePortal();
  const { now } = useServices();
  const [search] = useSearchParams();
  const { call, isCalling, error } = useCall(CreatePaymentDocument);
  return (
    <>
      <PageHeader title="New payment" context={`From ${account.name}, ${account.organisation.name}`} />
      {seat?.role.can_create_payments ? (
        <PaymentSteps
          key={search.toString()}
          initialValues={prefilledPayment(search, account, now())}
          isSending={isCalling}
          error={error}
          save={(values, clientRequestId) => call({ payment: { ...toPaymentInput(values), clientRequestId } })}
        />
      ) : (
        <Notice tone="waiting">{messages.widgets.disabledByRole}</Notice>
      )}
    </>
  );
}
