import { lazy, Suspense, useState } from 'react';
import { isEditable } from '../../../../../domain/payments/transitions';
import { usePortal } from '../../../session/PortalContext';
import { Button } from '../../../ui/Button';
import { asPaymentStatus } from '../asPaymentStatus';

const ReassignMakerDialog = lazy(async () => ({
  default: (await import('./ReassignMakerDialog')).ReassignMakerDialog,
}));

interface Props {
  payment: {
    readonly id: string;
    readonly status: string;
    readonly tccPaymentId: string | null;
    readonly account: { readonly id: string };
  };
  onChanged: () => void;
}

/** Lets a super admin make another user the maker of an unsent payment. */
export function ReassignMaker({ payment, onChanged }: Props) {
  const { isAdmin } = usePortal();
  const [isOpen, setIsOpen] = useState(false);
  const progress = { status: asPaymentStatus(payment.status), isSent: payment.tccPaymentId !== null };
  if (!isAdmin || !isEditable(progress)) return null;
  const close = () => setIsOpen(false);
  const done = () => {
    close();
    onChanged();
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Change maker</Button>
      <Suspense fallback={null}>
        {isOpen && (
          <ReassignMakerDialog paymentId={payment.id} accountId={payment.account.id} onDone={done} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
