import { isDeletable, isEditable } from '../../../../../domain/payments/transitions';
import { paths } from '../../../session/paths';
import { usePortal } from '../../../session/PortalContext';
import { asPaymentStatus } from '../../../shared/payments/asPaymentStatus';
import { useMayReject } from '../../../shared/payments/decision/useMayReject';
import { LinkButton } from '../../../ui/LinkButton';
import { SaveTemplateButton } from '../templates/SaveTemplateButton';
import { templateOf } from '../templates/templateOf';
import { AuthoriseAction } from './AuthoriseAction';
import { DeleteAction } from './DeleteAction';
import { RejectAction } from './RejectAction';
import type { PaymentDetails } from './paymentQuery';

interface Props {
  payment: PaymentDetails;
  mayAuthorise: boolean;
  onChanged: () => void;
}

/** The actions that this user can take on the payment now. The server checks each again. */
export function PaymentActions({ payment, mayAuthorise, onChanged }: Props) {
  const { account, seat } = usePortal();
  const canReject = useMayReject(payment);
  if (account?.id !== payment.account.id) return null;
  const progress = { status: asPaymentStatus(payment.status), isSent: payment.tccPaymentId !== null };
  const mayCreate = Boolean(seat?.role.can_create_payments);
  const canAuthorise = mayAuthorise && payment.status === 'awaiting_authorisation';
  const canEdit = mayCreate && isEditable(progress);
  const canDelete = mayCreate && isDeletable(progress);
  return (
    <>
      {canAuthorise && <AuthoriseAction payment={payment} onChanged={onChanged} />}
      {canReject && <RejectAction payment={payment} onChanged={onChanged} />}
      {canEdit && <LinkButton to={paths.editPayment(payment.id)}>Change payment</LinkButton>}
      {mayCreate && <LinkButton to={`${paths.newPayment}?repeatOf=${payment.id}`}>Repeat payment</LinkButton>}
      {mayCreate && (
        <SaveTemplateButton
          template={templateOf({ ...payment, beneficiaryId: payment.beneficiarySlice.beneficiaryId })}
          payeeName={payment.beneficiarySlice.name}
        />
      )}
      {canDelete && <DeleteAction payment={payment} onChanged={onChanged} />}
    </>
  );
}
