import { chargeTypeLabels } from '../../../shared/payments/typeLabels';
import { wordsOfCode } from '../../../shared/codeTexts';
import { formatDay, formatInstant } from '../../../ui/formatDate';
import { moneyText } from '../../../ui/money/amountTexts';
import type { TimelineStep } from '../../../ui/Timeline';
import type { Tracker, TrackerEvent } from './trackingQuery';

type Amount = NonNullable<TrackerEvent['instructedAmount']>;

/** An event of the tracker as a step of the timeline. */
export interface TrackerStep extends Pick<TimelineStep, 'title' | 'state'> {
  /** What is known of the event, one sentence each. */
  readonly lines: readonly string[];
}

const typeLabels: Readonly<Record<string, string>> = {
  customer_credit_transfer_payment: 'Payment',
  customer_credit_transfer_payment_cancellation_request: 'Request to cancel the payment',
  credit_transfer_payment_cancellation_request: 'Request to cancel the payment',
};

/** Statuses of a payment that does not arrive; the second is the code of the Swift tracker. */
const rejected: readonly (string | null)[] = ['rejected', 'RJCT'];

/** The events of the tracker in the order in which they happened. The last one is the current one until the payment has ended. */
export function trackerSteps({ events, completionTime }: Tracker): TrackerStep[] {
  return events.toReversed().map((event, index) => {
    const isOpen = index === events.length - 1 && !completionTime;
    const state = rejected.includes(event.status) ? 'failed' : isOpen ? 'current' : 'done';
    return { title: titleOf(event), state, lines: linesOf(event) };
  });
}

function titleOf({ eventType, status }: TrackerEvent): string {
  const type = typeLabels[eventType] ?? wordsOfCode(eventType);
  return status ? `${type}: ${wordsOfCode(status).toLowerCase()}` : type;
}

function linesOf(event: TrackerEvent): string[] {
  const { statusReason, time, fundsAvailable, parties } = event;
  const lines = [
    statusReason && wordsOfCode(statusReason),
    time && formatInstant(time),
    wayOf(event),
    ...amountLines(event),
    chargesOf(event),
    fundsAvailable && `Available to the beneficiary from ${formatInstant(fundsAvailable)}`,
    ...parties.map(({ role, party }) => `${wordsOfCode(role)} ${party}`),
  ];
  return lines.flatMap((line) => line || []);
}

function wayOf({ from, to, originator, forwardedToAgent }: TrackerEvent): string {
  const way = [
    from && `From ${from}`,
    to && `to ${to}`,
    forwardedToAgent && `forwarded to ${forwardedToAgent}`,
    originator && originator !== from && `reported by ${originator}`,
  ];
  return way.filter(Boolean).join(' ');
}

const money = ({ amount, currency }: Amount) => moneyText(amount, currency);

function amountLines(event: TrackerEvent): (string | null)[] {
  const { instructedAmount, interbankSettlementAmount: settled, interbankSettlementDate: settledOn } = event;
  const { confirmedAmount, foreignExchange: exchange } = event;
  return [
    instructedAmount && `Instructed ${money(instructedAmount)}`,
    settled &&
      `Settled between the banks ${money(settled)}${settledOn ? ` on ${formatDay(settledOn.slice(0, 10))}` : ''}`,
    exchange && `Exchanged from ${exchange.sourceCurrency} to ${exchange.targetCurrency} at ${exchange.rate}`,
    confirmedAmount && `Confirmed ${money(confirmedAmount)}`,
  ];
}

function chargesOf({ charges, chargeType }: TrackerEvent): string {
  const type = chargeType && (chargeTypeLabels[chargeType] ?? wordsOfCode(chargeType));
  const amounts = charges.map(money).join(' and ');
  if (!amounts) return type ? `Charges: ${type.toLowerCase()}` : '';
  return type ? `Charges ${amounts}, ${type.toLowerCase()}` : `Charges ${amounts}`;
}
