import { formatInstant, formatWeekday } from '../../../ui/formatDate';
import { useDelivery, type Delivery, type DeliveryRoute } from './deliveryQuery';
import classes from './PaymentSummary.module.css';
import type { StatedPayment } from './statedPayment';
import { SummaryFact } from './SummaryFact';

/** The route of a payment, once all parts of it are known. */
function routeOf({ payee, currency, paymentDate, paymentType }: StatedPayment): DeliveryRoute | undefined {
  if (!payee || !currency || !paymentDate || !paymentType) return undefined;
  return { bankCountry: payee.bankCountry, currency, paymentDate, paymentType };
}

/** When the payment arrives, as the provider says. */
export function ArrivalFact({ stated }: { stated: StatedPayment }) {
  const route = routeOf(stated);
  const delivery = useDelivery(route);
  const { day, cutOff, isRefused } = delivery;
  const value = day ? formatWeekday(day) : <span className={classes.quiet}>{unknownText(delivery)}</span>;
  const note = cutOff && `If funded and approved by ${formatInstant(cutOff)}.`;
  return <SummaryFact label="Arrives" value={route && value} note={isRefused ? 'It may be a bank holiday.' : note} />;
}

function unknownText({ isAsking, isRefused }: Delivery): string {
  if (isRefused) return 'Not on this date';
  return isAsking ? 'Checking…' : 'Not known at present';
}
