import { Money } from '../../../ui/money/Money';
import { useFee, type FeeReading, type FeeRoute } from './feeQuery';
import classes from './PaymentSummary.module.css';
import type { StatedPayment } from './statedPayment';
import { SummaryFact } from './SummaryFact';

function routeOf({ payee, currency, paymentType, chargeType }: StatedPayment): FeeRoute | undefined {
  if (!payee || !currency || !paymentType) return undefined;
  return { bankCountry: payee.bankCountry, currency, paymentType, chargeType };
}

/** What the account is charged for the payment, by its tariff. */
export function FeeFact({ stated }: { stated: StatedPayment }) {
  const route = routeOf(stated);
  const reading = useFee(route);
  const note = reading.fee?.amount ? 'Taken from the account, not from the amount.' : undefined;
  return <SummaryFact label="Fee" value={route && <FeeValue {...reading} />} note={note} />;
}

function FeeValue({ fee, isAsking }: FeeReading) {
  if (fee?.amount) return <Money amount={fee.amount} currency={fee.currency} />;
  return <span className={classes.quiet}>{fee ? 'None' : isAsking ? 'Checking…' : 'Not known at present'}</span>;
}
