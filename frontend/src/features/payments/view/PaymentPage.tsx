import { useParams } from 'react-router-dom';
import { messages } from '../../../../../domain/messages';
import { paths } from '../../../session/paths';
import { AuditLink } from '../../../shared/audit/AuditLink';
import { NotFoundPage } from '../../../shared/NotFoundPage';
import { HubPage } from '../../../shared/patterns/HubPage';
import { ReassignMaker } from '../../../shared/payments/administration/ReassignMaker';
import { HeldRate } from '../../../shared/payments/heldRate/HeldRate';
import { paymentSearch } from '../../../shared/payments/paymentSearch';
import { PaymentHeading } from '../../../shared/payments/PaymentHeading';
import { paymentTitle } from '../../../shared/payments/paymentTitle';
import { useSearch } from '../../../shared/searchParams';
import { ReadFrame } from '../../../shared/ReadFrame';
import { StatusBadge } from '../../../shared/status/StatusBadge';
import { Card, Stack } from '../../../ui/layout';
import { CopyText } from '../../../ui/CopyText';
import { Timeline } from '../../../ui/Timeline';
import { TrackingTab } from '../tracking/TrackingTab';
import { ApproverRemarks } from './ApproverRemarks';
import { CameFrom } from './CameFrom';
import { Confirmation } from './Confirmation';
import { NotifyWebhook } from './NotifyWebhook';
import { OtherAccountNotice } from './OtherAccountNotice';
import { PaymentActions } from './PaymentActions';
import { PaymentDocuments } from './PaymentDocuments';
import { PaymentEvaluation } from './PaymentEvaluation';
import { PaymentFacts } from './PaymentFacts';
import classes from './PaymentPage.module.css';
import { PaymentHistory } from './PaymentHistory';
import { usePayment, type PaymentDetails } from './paymentQuery';
import { PaymentTrouble } from './PaymentTrouble';
import { paymentTimeline } from './paymentTimeline';

/** One payment (/account/payments/{id}): details, progress and actions. Its status is live. */
export function PaymentPage() {
  const { id = '' } = useParams();
  const read = usePayment(id);
  return (
    <ReadFrame read={read} rows={8}>
      {({ payments_by_pk: payment, paymentsYouCanAuthorise }) =>
        payment ? (
          <PaymentView payment={payment} mayAuthorise={paymentsYouCanAuthorise.length > 0} onChanged={read.reload} />
        ) : (
          <NotFoundPage />
        )
      }
    </ReadFrame>
  );
}

const toPayments = { to: paths.payments, label: messages.shell.payments };
const toAuthorisations = { to: paths.authorisations, label: 'Authorisations' };

interface ViewProps {
  payment: PaymentDetails;
  mayAuthorise: boolean;
  onChanged: () => void;
}

function PaymentView({ payment, mayAuthorise, onChanged }: ViewProps) {
  const { values: search } = useSearch(paymentSearch);
  return (
    <HubPage
      back={search.authorising ? toAuthorisations : toPayments}
      title={paymentTitle(payment)}
      heading={<PaymentHeading payment={payment} size="page" />}
      tabTitle={`Payment ${payment.shortReference}`}
      context={
        <span className={classes.context} aria-live="polite">
          <StatusBadge of="payment" status={payment.status} />
          <CopyText label="our reference" text={payment.shortReference} /> {payment.account.name}
        </span>
      }
      actions={
        <>
          <PaymentActions payment={payment} mayAuthorise={mayAuthorise} onChanged={onChanged} />
          <ReassignMaker payment={payment} onChanged={onChanged} />
          <NotifyWebhook payment={payment} />
          <AuditLink table="payments" row={payment.id} />
        </>
      }
      notices={
        <>
          <OtherAccountNotice account={payment.account} />
          <CameFrom search={search} mayAuthorise={mayAuthorise} />
          <PaymentTrouble payment={payment} />
        </>
      }
      rail={
        <Card title="Progress">
          <Timeline label="Progress of the payment" steps={paymentTimeline(payment)} />
        </Card>
      }
      tabsLabel="Payment"
      tabs={[
        {
          key: 'details',
          label: 'Details',
          content: () => <PaymentTab payment={payment} mayAuthorise={mayAuthorise} />,
        },
        { key: 'tracking', label: 'Tracking', content: () => <TrackingTab payment={payment} /> },
      ]}
    />
  );
}

function PaymentTab({ payment, mayAuthorise }: Omit<ViewProps, 'onChanged'>) {
  return (
    <Stack gap="large" isInOrder>
      {mayAuthorise && <ApproverRemarks id={payment.id} />}
      <HeldRate payment={payment} />
      <PaymentFacts payment={payment} />
      <PaymentEvaluation id={payment.id} />
      <PaymentDocuments payment={payment} />
      <Confirmation payment={payment} />
      <PaymentHistory payment={payment} />
    </Stack>
  );
}
