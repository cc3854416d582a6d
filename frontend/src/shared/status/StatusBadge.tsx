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
import type { ChargeStatus } from '../../../../domain/charges/transitions';
import type { ConversionStatus } from '../../../../domain/conversions/transitions';
import type { PaymentStatus } from '../../../../domain/payments/transitions';
import type { SubmissionStatus } from '../../../../domain/submissions/transitions';
import type { TransferStatus } from '../../../../domain/transfers/transitions';
import type { SeatState } from '../../../../domain/users/seatStanding';
import { type BadgeTone, Badge } from '../../ui/marks';
import { wordsOfCode } from '../codeTexts';

/** Every status of a transaction (specification section 4). */
type TransactionStatus = 'pending' | 'completed' | 'deleted' | 'cancelled';

/** The label, colour and icon of a status. */
interface StatusLook {
  readonly label: string;
  readonly tone: BadgeTone;
  readonly icon: Icon;
}

const neutral = (label: string, icon: Icon): StatusLook => ({ label, tone: 'neutral', icon });
const waiting = (label: string, icon: Icon): StatusLook => ({ label, tone: 'waiting', icon });
const success = (label: string): StatusLook => ({ label, tone: 'success', icon: IconCheck });

const pending = neutral('Pending', IconClock);
const processing = neutral('Processing', IconLoader);
const completed = success('Completed');
const failed: StatusLook = { label: 'Failed', tone: 'failure', icon: IconAlertCircle };
const cancelled = neutral('Cancelled', IconBan);
const deleted = neutral('Deleted', IconTrash);

const payment: Record<PaymentStatus, StatusLook> = {
  new: neutral('New', IconCircleDashed),
  awaiting_authorisation: waiting('Awaiting authorisation', IconClock),
  authorised: neutral('Authorised', IconCheck),
  processing,
  ready_to_send: neutral('Ready to send', IconSend),
  released: neutral('Released', IconSend),
  submitted: neutral('Submitted', IconSend),
  completed,
  suspended: waiting('Suspended', IconClockPause),
  failed,
  deleted,
};

const conversion: Record<ConversionStatus, StatusLook> = {
  awaiting_funds: waiting('Awaiting funds', IconClock),
  funds_sent: neutral('Funds sent', IconSend),
  funds_arrived: neutral('Funds arrived', IconCheck),
  trade_settled: success('Trade settled'),
  closed: neutral('Closed', IconBan),
};

const transaction: Record<TransactionStatus, StatusLook> = { pending, completed, deleted, cancelled };
const transfer: Record<TransferStatus, StatusLook> = { pending, completed, cancelled };
const charge: Record<ChargeStatus, StatusLook> = { pending, processing, completed, failed, cancelled };

const submission: Record<SubmissionStatus, StatusLook> = {
  draft: neutral('Draft', IconCircleDashed),
  review_requested: neutral('In review', IconClock),
  submitted: neutral('Submitted', IconSend),
  approved: success('Approved'),
  rejected: { label: 'Rejected', tone: 'failure', icon: IconAlertCircle },
};

const seat: Record<SeatState, StatusLook> = {
  working: neutral('Working', IconCheck),
  waiting: neutral('Waiting', IconClock),
  refused: { label: 'Refused', tone: 'failure', icon: IconAlertCircle },
  not_connected: waiting('Not connected', IconCircleDashed),
};

const looks = { payment, conversion, transaction, transfer, charge, submission, seat } as const;

/** The kinds of records that have a status. */
type StatusOwner = keyof typeof looks;

/**
 * The label, colour and icon of a status. Green is for completed only, amber for statuses that need a person, red for failures. A
 * status that this release does not know is shown with its code as the label.
 */
export function statusLook(owner: StatusOwner, status: string): StatusLook {
  const known: Readonly<Record<string, StatusLook>> = looks[owner];
  return known[status] ?? neutral(wordsOfCode(status), IconCircleDashed);
}

/** The badge of a status. */
export function StatusBadge({ of, status }: { of: StatusOwner; status: string }) {
  return <Badge {...statusLook(of, status)} />;
}
