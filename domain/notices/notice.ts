import type { AlertKind } from '../rates/alert';
import type { NoticeKind } from './kinds';

/** The payment that a notice is about, as it was then. */
export interface NoticedPayment {
  readonly paymentId: string;
  readonly shortReference: string;
  readonly payee: string;
  /** In major units of the currency. */
  readonly amount: string;
  readonly currency: string;
  /** As YYYY-MM-DD. */
  readonly paymentDate: string;
}

/** Several payments that wait or were approved as one piece of work: an upload, or a batch of approvals. */
export interface NoticedWork {
  readonly uploadId?: string;
  readonly batchId?: string;
  /** The name of the colleague who approved. */
  readonly by?: string;
}

/** What changed of a user's keys, contacts, password or second factor, and who changed it. */
export type AccessChange =
  | {
      readonly what: 'key_issued' | 'contacts_changed' | 'password_reset' | 'second_factor_off';
      readonly by: string;
    }
  /** `network`: in CIDR notation. */
  | { readonly what: 'key_network'; readonly network: string };

/** A notice by its kind. The content is what its text needs; what is read later may have changed since. */
export type Notice =
  | { readonly kind: 'approval_wanted'; readonly content: NoticedPayment | NoticedWork }
  | { readonly kind: 'date_at_risk'; readonly content: NoticedPayment }
  | {
      readonly kind: 'approval_given';
      readonly content: (NoticedPayment & { readonly by: string; readonly open: number }) | NoticedWork;
    }
  | {
      readonly kind: 'payment_failed' | 'payment_returned';
      readonly content: NoticedPayment & {
        /** For the reader; null where none was given. */
        readonly reason: string | null;
        /** An approver said no. */
        readonly isRejected: boolean;
      };
    }
  | {
      readonly kind: 'money_in';
      readonly content: {
        readonly transactionId: string;
        readonly shortReference: string | null;
        readonly amount: string;
        readonly currency: string;
      };
    }
  | {
      readonly kind: 'rate_alert';
      readonly content: {
        readonly rateAlertId: string;
        readonly currencyPair: string;
        readonly alertKind: AlertKind;
        /** The limit; null for a daily alert. */
        readonly rate: string | null;
        readonly midMarketRate: string;
      };
    }
  /** `month`: its first day, as YYYY-MM-DD. */
  | { readonly kind: 'statement_ready'; readonly content: { readonly month: string } }
  /** `userId`: whose way to sign in it is. */
  | { readonly kind: 'access_changed'; readonly content: AccessChange & { readonly userId: string } };

/** A stored notice with its content typed by its kind. The database checks the kind, and only the writers of a kind set its content. */
export const noticeOf = ({ kind, content }: { readonly kind: string; readonly content: unknown }): Notice =>
  ({ kind: kind as NoticeKind, content }) as Notice;

/** The payment that a notice is about, if it is about one. */
export function paymentOf({ content }: Notice): NoticedPayment | undefined {
  return 'paymentId' in content ? content : undefined;
}
