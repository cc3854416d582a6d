import {
  IconAlertCircle,
  IconCheck,
  IconCircleDashed,
  IconClock,
  IconClockPause,
  IconLoader,
  IconSend,
  IconTrash,
  type Icon,
} from '@tabler/icons-react';
import { type PaymentStatus } from '../../../../domain/payments/transitions';
import { type BadgeTone } from '../../ui/Badge';

interface StatusLook {
  readonly label: string;
  readonly tone: BadgeTone;
  readonly icon: Icon;
}

/** Each status of a payment as people read it. Only money that arrived is green, only what waits for people is amber. */
export const paymentStatusLooks: Readonly<Record<PaymentStatus, StatusLook>> = {
  new: { label: 'New', tone: 'quiet', icon: IconCircleDashed },
  awaiting_authorisation: { label: 'Awaiting authorisation', tone: 'waiting', icon: IconClock },
  authorised: { label: 'Authorised', tone: 'quiet', icon: IconCheck },
  processing: { label: 'Processing', tone: 'quiet', icon: IconLoader },
  ready_to_send: { label: 'Ready to send', tone: 'quiet', icon: IconSend },
  released: { label: 'Released', tone: 'quiet', icon: IconSend },
  submitted: { label: 'Submitted', tone: 'quiet', icon: IconSend },
  completed: { label: 'Completed', tone: 'arrived', icon: IconCheck },
  suspended: { label: 'Suspended', tone: 'waiting', icon: IconClockPause },
  failed: { label: 'Failed', tone: 'failure', icon: IconAlertCircle },
  deleted: { label: 'Deleted', tone: 'quiet', icon: IconTrash },
};
