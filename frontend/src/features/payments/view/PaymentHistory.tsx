import { ChangedContent } from '../../../shared/payments/ChangedContent';
import { personName } from '../../../shared/payments/paymentRow';
import { ReadFrame } from '../../../shared/ReadFrame';
import { Card, Stack } from '../../../ui/layout';
import { formatInstant } from '../../../ui/formatDate';
import { usePaymentHistory, type EarlierContent } from './paymentHistoryQuery';
import type { PaymentDetails } from './paymentQuery';

/** Each change of the payment's content: who made it, when, and what it said before. Nothing for a payment that never changed. */
export function PaymentHistory({ payment }: { payment: PaymentDetails }) {
  const read = usePaymentHistory(payment.id, payment.version);
  if (payment.version === 1) return null;
  return (
    <Card title="History">
      <ReadFrame read={read} rows={2}>
        {({ payments_by_pk }) => <Changes payment={payment} earlier={payments_by_pk?.versions ?? []} />}
      </ReadFrame>
    </Card>
  );
}

/** @param earlier the latest first */
function Changes({ payment, earlier }: { payment: PaymentDetails; earlier: readonly EarlierContent[] }) {
  return (
    <Stack>
      {earlier.map((before, index) => (
        <section key={before.id} aria-label={changeText(before)}>
          <p>{changeText(before)}</p>
          <ChangedContent before={before} now={earlier[index - 1] ?? payment} />
        </section>
      ))}
    </Stack>
  );
}

function changeText({ replacedAt, replacedBy, replacedById }: EarlierContent): string {
  const who = replacedById ? `by ${personName(replacedBy, replacedById)}` : 'by Corridor';
  return `Changed ${who}, ${replacedAt ? formatInstant(replacedAt) : ''}`;
}
