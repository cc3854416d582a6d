import { lazy, Suspense, useState } from 'react';
import { usePortal } from '../../../session/PortalContext';
import { Button } from '../../../ui/Button';
import type { PaymentDetails } from './paymentQuery';

const NotifyWebhookDialog = lazy(async () => ({
  default: (await import('./NotifyWebhookDialog')).NotifyWebhookDialog,
}));

/** Lets an administrator send the state of a payment to a webhook of its organisation. */
export function NotifyWebhook({ payment }: { payment: PaymentDetails }) {
  const { isAdmin, isOrgAdmin } = usePortal();
  const [isOpen, setIsOpen] = useState(false);
  if (!(isAdmin || isOrgAdmin) || payment.status === 'deleted') return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Send to webhook</Button>
      <Suspense fallback={null}>
        {isOpen && <NotifyWebhookDialog payment={payment} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
}
