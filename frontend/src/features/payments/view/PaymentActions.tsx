import { isDeletable, isEditable } from '../../../../../domain/payments/transitions';
import { paths } from '../../../app/paths';
import { usePortal } from '../../../app/session/PortalContext';
import { asPaymentStatus } from '../../../shared/payments/asPaymentStatus';
import { LinkButton } from '../../../ui/LinkButton';
import { Row } from '../../../ui/Stack';
import { AuthoriseAction } from './AuthoriseAction';
import { DeleteAction } from './DeleteAction';
import { type PaymentDetails } from './paymentQuery';

interface Props {
  payment: PaymentDetails;
  mayAuthorise: boolean;
  onChanged: () => void;
}

/** What this user can do with the payment now. The server is asked whether they may authorise; it decides on the rest. */
export function PaymentActions({ payment, mayAuthorise, onChanged }: Props) {
  const { account, seat } = usePortal();
  if (account?.id !== payment.account.id) return null;
  const standing = { status: asPaymentStatus(payment.status), isSent: payment.tccPaymentId !== null };
  const mayCreate = Boolean(seat?.role.can_create_payments);
  const canAuthorise = mayAuthorise && payment.status === 'awaiting_authorisation';
  const canEdit = mayCreate && isEditable(standing);
  const canDelete = mayCreate && isDeletable(standing);
  if (!canAuthorise && !canEdit && !canDelete) return null;
  return (
    <Row>
      {canAuthorise && <AuthoriseAction payment={payment} onChanged={onChanged} />}
      {canEdit && <LinkButton to={paths.editPayment(payment.id)}>Change payment</LinkButton>}
      {canDelete && <DeleteAction payment={payment} onChanged={onChanged} />}
    </Row>
  );
}
