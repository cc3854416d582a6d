import {
  IconAlertCircle,
  IconBan,
  IconCheck,
  IconCircleDashed,
  IconClock,
  IconClockPause,
  IconLoader,
  IconSend,
  IconTrash,
  type Icon,
} from '@tabler/icons-react';
import { type ChargeStatus } from '../../../../domain/charges/transitions';
import { type ConversionStatus } from '../../../../domain/conversions/transitions';
import { type PaymentStatus } from '../../../../domain/payments/transitions';
import { type TransferStatus } from '../../../../domain/transfers/transitions';
import { type BadgeTone } from '../../ui/Badge';

/** Every status of a transaction (specification section 4). */
type TransactionStatus = 'pending' | 'completed' | 'deleted' | 'cancelled';

/** A status as people read it. */
export interface StatusLook {
  readonly label: string;
  readonly tone: BadgeTone;
  readonly icon: Icon;
}

const quiet = (label: string, icon: Icon): StatusLook => ({ label, tone: 'quiet', icon });
const waiting = (label: string, icon: Icon): StatusLook => ({ label, tone: 'waiting', icon });
const arrived = (label: string): StatusLook => ({ label, tone: 'arrived', icon: IconCheck });

const pending = quiet('Pending', IconClock);
const processing = quiet('Processing', IconLoader);
const completed = arrived('Completed');
const failed: StatusLook = { label: 'Failed', tone: 'failure', icon: IconAlertCircle };
const cancelled = quiet('Cancelled', IconBan);
const deleted = quiet('Deleted', IconTrash);

const payment: Record<PaymentStatus, StatusLook> = {
  new: quiet('New', IconCircleDashed),
  awaiting_authorisation: waiting('Awaiting authorisation', IconClock),
  authorised: quiet('Authorised', IconCheck),
  processing,
  ready_to_send: quiet('Ready to send', IconSend),
  released: quiet('Released', IconSend),
  submitted: quiet('Submitted', IconSend),
  completed,
  suspended: waiting('Suspended', IconClockPause),
  failed,
  deleted,
};

const conversion: Record<ConversionStatus, StatusLook> = {
  awaiting_funds: waiting('Awaiting funds', IconClock),
  funds_sent: quiet('Funds sent', IconSend),
  funds_arrived: quiet('Funds arrived', IconCheck),
  trade_settled: arrived('Trade settled'),
  closed: quiet('Closed', IconBan),
};

const transaction: Record<TransactionStatus, StatusLook> = { pending, completed, deleted, cancelled };
const transfer: Record<TransferStatus, StatusLook> = { pending, completed, cancelled };
const charge: Record<ChargeStatus, StatusLook> = { pending, processing, completed, failed, cancelled };

const looks = { payment, conversion, transaction, transfer, charge } as const;

/** What has a status. */
export type StatusOwner = keyof typeof looks;

/**
 * The look of a status: the one table of all. Only money that arrived is green, only what waits for people is amber, only
 * failure is red. A status that this release does not know shows its own word, quietly.
 */
export function statusLook(owner: StatusOwner, status: string): StatusLook {
  const known: Readonly<Record<string, StatusLook>> = looks[owner];
  return known[status] ?? quiet(inWords(status), IconCircleDashed);
}

function inWords(status: string): string {
  const text = status.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
