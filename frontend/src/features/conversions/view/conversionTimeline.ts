import type { ConversionStatus } from '../../../../../domain/conversions/transitions';
import { personName } from '../../../shared/payments/paymentRow';
import { formatDay, formatInstant } from '../../../ui/formatDate';
import type { TimelineStep } from '../../../ui/Timeline';
import type { ConversionDetails } from './conversionQuery';

/** The statuses with which each step is reached. A conversion may skip a status. */
const fundsHere: readonly string[] = ['funds_arrived', 'trade_settled'] satisfies ConversionStatus[];

/** The steps of a conversion: booked, moved or split, its money collected, settled; or closed. Times are those of the movements of its two wallets. */
export function conversionTimeline(conversion: ConversionDetails): TimelineStep[] {
  const before = [bookedStep(conversion), ...conversion.changes.flatMap(changeStep)];
  if (conversion.status === 'closed') return [...before, closedStep(conversion)];
  return [...before, fundsStep(conversion), settledStep(conversion)];
}

function bookedStep({ request, splitOffBy, created_at }: ConversionDetails): TimelineStep {
  if (splitOffBy) {
    const who = personName(splitOffBy.creator, splitOffBy.createdById);
    return { title: `Split off by ${who}`, detail: formatInstant(created_at), state: 'done' };
  }
  const title = request ? `Booked by ${personName(request.creator, request.createdById)}` : 'Booked outside Corridor';
  return { title, detail: formatInstant(created_at), state: 'done' };
}

/** A cancellation is the last step. */
function changeStep(change: ConversionDetails['changes'][number]): TimelineStep[] {
  const { kind, status, newDate, creator, createdById, createdAt } = change;
  if (status !== 'done' || kind === 'cancellation') return [];
  const what = kind === 'split' ? 'Split' : `Moved to ${formatDay(newDate ?? '')}`;
  return [{ title: `${what} by ${personName(creator, createdById)}`, detail: formatInstant(createdAt), state: 'done' }];
}

function fundsStep(conversion: ConversionDetails): TimelineStep {
  const { status, sell_currency, settlement_date } = conversion;
  if (fundsHere.includes(status)) {
    const at = completedAt(conversion, 'debit');
    return { title: `${sell_currency} collected`, detail: at && formatInstant(at), state: 'done' };
  }
  const due = `${status === 'funds_sent' ? 'On their way, due' : 'Due'} by ${formatInstant(settlement_date)}`;
  return { title: `${sell_currency} collected`, detail: due, state: 'current' };
}

function settledStep(conversion: ConversionDetails): TimelineStep {
  const { status, buy_currency, conversion_date } = conversion;
  const title = `${buy_currency} available`;
  if (status !== 'trade_settled') return { title, detail: formatDay(conversion_date), state: 'upcoming' };
  const at = completedAt(conversion, 'credit');
  return { title, detail: at ? formatInstant(at) : formatDay(conversion_date), state: 'done' };
}

const closedStep = ({ updated_at, changes }: ConversionDetails): TimelineStep => ({
  title: closedTitle(changes.find(({ kind, status }) => kind === 'cancellation' && status === 'done')),
  detail: formatInstant(updated_at),
  state: 'done',
});

const closedTitle = (cancelled: ConversionDetails['changes'][number] | undefined): string =>
  cancelled ? `Cancelled by ${personName(cancelled.creator, cancelled.createdById)}` : 'Closed before it settled';

/** When the money of one side was booked: what is sold is debited, what is bought credited. */
function completedAt({ transactions }: ConversionDetails, side: 'debit' | 'credit'): string | undefined {
  return transactions.find(({ type, completed_at }) => type === side && completed_at)?.completed_at ?? undefined;
}
