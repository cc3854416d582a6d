import { useParams } from 'react-router-dom';
import { isEditable } from '../../../../../domain/payments/transitions';
import { useCall } from '../../../graphql/useCall';
import { asPaymentStatus } from '../../../shared/payments/asPaymentStatus';
import { ReadFrame } from '../../../shared/ReadFrame';
import { Notice } from '../../../ui/Notice';
import { PageHeader } from '../../../ui/PageHeader';
import { storedValues, useEditablePayment, type EditablePayment } from './editablePayment';
import { PaymentSteps } from './PaymentSteps';
import { toPaymentInput } from '../../../shared/payments/paymentValues';
import { UpdatePaymentDocument } from './savePayment';

/** Changes a payment that was not sent (/account/payments/{paymentId}/edit). Approvals given so far become void with any change but that of the note. */
export function EditPaymentPage() {
  const { paymentId = '' } = useParams();
  const read = useEditablePayment(paymentId);
  return (
    <>
      <PageHeader
        title="Change payment"
        context="Approvals given so far must be given again, unless only the internal note changes."
      />
      <ReadFrame read={read}>
        {({ payments_by_pk: payment }) =>
          payment && isEditable({ status: asPaymentStatus(payment.status), isSent: payment.tccPaymentId !== null }) ? (
            <EditSteps key={payment.id} payment={payment} />
          ) : (
            <Notice tone="waiting">This payment can no longer be changed.</Notice>
          )
        }
      </ReadFrame>
    </>
  );
}

function EditSteps({ payment }: { payment: EditablePayment }) {
  const { call, isCalling, error } = useCall(UpdatePaymentDocument);
  return (
    <PaymentSteps
      paymentId={payment.id}
      values={storedValues(payment)}
      isSending={isCalling}
      error={error}
      save={(values, { fraudNoticeId }) =>
        call({ paymentId: payment.id, payment: toPaymentInput(values), fraudNoticeId })
      }
    />
  );
}
