import type { DateRisk } from '../../../../../domain/payments/approvalDeadline';
import { formatDay, formatTime } from '../../../ui/formatDate';

const minuteMs = 60_000;

/** Until when a payment must be approved to be made on its date, in a few words and the reader's time zone. */
export function riskText(risk: DateRisk, paymentDate: string, now: Date): string {
  if (risk.kind === 'closed') return `Banks are closed on ${formatDay(paymentDate)}`;
  if (risk.kind === 'too_late') return `Too late for ${risk.isToday ? 'today' : formatDay(paymentDate)}`;
  const { deadline } = risk;
  const instant = deadline.toISOString();
  if (risk.kind === 'soon') return `Approve by ${formatTime(instant)}: ${leftText(deadline, now)} left`;
  const day = formatDay(instant);
  if (risk.isToday && day === formatDay(now.toISOString())) return `Approve by ${formatTime(instant)} to pay today`;
  // Far from London the deadline may fall on another day than the date that stands above.
  return `Approve by ${formatTime(instant)} ${day === formatDay(paymentDate) ? 'that day' : `on ${day}`}`;
}

/** The minute of the deadline itself counts. */
function leftText(deadline: Date, now: Date): string {
  const minutes = Math.ceil((deadline.getTime() + minuteMs - now.getTime()) / minuteMs);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
