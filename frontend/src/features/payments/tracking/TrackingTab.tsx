import type { LivePaymentFragment } from '../../../graphql/generated/operations';
import { ReadFrame } from '../../../shared/ReadFrame';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { Row } from '../../../ui/layout';
import { MessageCard } from './MessageCard';
import { TrackerCard } from './TrackerCard';
import { useTracking, type TrackingInfo } from './trackingQuery';

interface Props {
  payment: Pick<LivePaymentFragment, 'id' | 'tccPaymentId' | 'paymentType'>;
}

/** Where a payment is: the message that went to the bank, and the banks' reports about it. The provider is asked when it is opened. */
export function TrackingTab({ payment }: Props) {
  const isSent = payment.tccPaymentId !== null;
  const read = useTracking(payment.id, isSent);
  if (!isSent) {
    return (
      <EmptyState isLine>
        This payment has not been sent. Its message to the bank and its way will be shown here.
      </EmptyState>
    );
  }
  return (
    <ReadFrame read={read} rows={6}>
      {({ getPaymentTrackingInfo: info }) => (
        <>
          <Tracking info={info} isLocal={payment.paymentType === 'regular'} />
          <Row>
            <Button size="small" isLoading={read.isRefreshing} onClick={read.reload}>
              Ask the provider again
            </Button>
          </Row>
        </>
      )}
    </ReadFrame>
  );
}

function Tracking({ info, isLocal }: { info: TrackingInfo; isLocal: boolean }) {
  const { format, message, status, tracker } = info;
  const hasMessage = Boolean(format ?? message ?? status);
  if (!hasMessage && !tracker) return <EmptyState isLine>{isLocal ? localText : earlyText}</EmptyState>;
  return (
    <>
      {tracker ? (
        <TrackerCard tracker={tracker} />
      ) : (
        <EmptyState isLine>{isLocal ? untrackedText : earlyText}</EmptyState>
      )}
      {hasMessage && <MessageCard info={info} />}
    </>
  );
}

const localText =
  'Local payments have no message to show and are not tracked from bank to bank. Their status is on this page.';
const untrackedText = 'Local payments are not tracked from bank to bank.';
const earlyText = 'The provider has not passed this payment to the bank yet. Its way will be shown here.';
