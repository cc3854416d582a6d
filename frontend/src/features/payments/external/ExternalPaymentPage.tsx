import { Link, useParams } from 'react-router-dom';
import { messages } from '../../../../../domain/messages';
import { paths } from '../../../session/paths';
import { NotFoundPage } from '../../../shared/NotFoundPage';
import { DetailPage } from '../../../shared/patterns/DetailPage';
import { PaymentHeading } from '../../../shared/payments/PaymentHeading';
import { paymentTitle } from '../../../shared/payments/paymentTitle';
import { ReadFrame } from '../../../shared/ReadFrame';
import { StatusBadge } from '../../../shared/status/StatusBadge';
import { Card } from '../../../ui/layout';
import { CopyText } from '../../../ui/CopyText';
import { Details } from '../../../ui/Details';
import { Notice } from '../../../ui/Notice';
import { livePayeeFacts, livePaymentFacts } from './livePaymentFacts';
import { useLivePayment, type LivePaymentDetails } from './livePaymentQuery';

/** A payment as the provider holds it (/account/payments/external/{id}; the id is the provider's). It is read again every minute. */
export function ExternalPaymentPage() {
  const { id = '' } = useParams();
  const read = useLivePayment(id);
  if (read.error?.code === 'payment_not_found') return <NotFoundPage />;
  return (
    <ReadFrame read={read} rows={8}>
      {({ getLivePayment }) => <ExternalPaymentView details={getLivePayment} />}
    </ReadFrame>
  );
}

function ExternalPaymentView({ details }: { details: LivePaymentDetails }) {
  const { payment, payee } = details;
  const titled = { ...payment, beneficiarySlice: payee };
  return (
    <DetailPage
      back={{ to: paths.payments, label: messages.shell.payments }}
      title={paymentTitle(titled)}
      heading={<PaymentHeading payment={titled} size="page" />}
      tabTitle={`Payment ${payment.shortReference} at the provider`}
      context={
        <span aria-live="polite">
          <StatusBadge of="payment" status={payment.status} />{' '}
          <CopyText label="provider's reference" text={payment.shortReference} /> · at the provider
        </span>
      }
      notices={
        <>
          <Origin paymentId={payment.paymentId} />
          {payment.failureReason && (
            <Notice tone="failure" title="This payment failed">
              {payment.failureReason}
            </Notice>
          )}
        </>
      }
    >
      <Card title="Payment">
        <Details items={livePaymentFacts(payment)} />
      </Card>
      <Card title="Beneficiary">
        <Details items={livePayeeFacts(details)} />
      </Card>
    </DetailPage>
  );
}

/** Where the payment was made, with a link to it where that was here. */
function Origin({ paymentId }: { paymentId: string | null }) {
  if (!paymentId) {
    return <Notice tone="info">This payment was not made in Corridor. It cannot be changed or deleted here.</Notice>;
  }
  return (
    <Notice tone="info">
      This is what the provider holds. <Link to={paths.payment(paymentId)}>Open the payment in Corridor</Link>, with its
      approvals and history.
    </Notice>
  );
}
