import { Badge } from '../../ui/Badge';
import { asPaymentStatus } from './asPaymentStatus';
import { paymentStatusLooks } from './paymentStatus';

/** A payment's status as a labelled badge. */
export function PaymentStatusBadge({ status }: { status: string }) {
  return <Badge {...paymentStatusLooks[asPaymentStatus(status)]} />;
}
