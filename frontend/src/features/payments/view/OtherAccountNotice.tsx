import { usePortal } from '../../../session/PortalContext';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import type { PaymentDetails } from './paymentQuery';

/** A notice that the payment belongs to another account of the user, with a button that selects that account. */
export function OtherAccountNotice({ account }: Pick<PaymentDetails, 'account'>) {
  const portal = usePortal();
  const seat = portal.user.contacts.find((one) => one.account.id === account.id);
  if (!seat || portal.account?.id === account.id) return null;
  return (
    <Notice tone="info">
      This payment belongs to {account.name}.{' '}
      <Button size="small" onClick={() => void portal.selectAccount(seat.account)}>
        Switch to {account.name}
      </Button>
    </Notice>
  );
}
