import { messages } from '../../../../../domain/messages';
import { useAccount, usePortal } from '../../../session/PortalContext';
import { Notice } from '../../../ui/Notice';
import { PageHeader } from '../../../ui/PageHeader';
import { NewPaymentSteps } from './NewPaymentSteps';

/** A new payment from the selected account (/account/payments/new). */
export function NewPaymentPage() {
  const account = useAccount();
  const { seat } = usePortal();
  return (
    <>
      <PageHeader title="New payment" context={`From ${account.name}, ${account.organisation.name}`} />
      {seat?.role.can_create_payments ? (
        <NewPaymentSteps account={account} />
      ) : (
        <Notice tone="waiting">{messages.widgets.disabledByRole}</Notice>
      )}
    </>
  );
}
