import { boolean, object, string } from '../yup';
import { messages } from '../messages';

/** The kinds of notices that a person may switch off. */
export const optionalKinds = [
  'approval_wanted',
  'date_at_risk',
  'approval_given',
  'payment_failed',
  'payment_returned',
  'money_in',
  'rate_alert',
  'statement_ready',
] as const;

/** Every kind of notice. A change of access is told in the portal and by mail, whatever the person would choose. */
export const noticeKinds = [...optionalKinds, 'access_changed'] as const;

/** One of those. */
export type NoticeKind = (typeof noticeKinds)[number];

/** What a kind is called in the settings, and whether it is mailed to a person who chose nothing. */
interface NoticeTerms {
  readonly label: string;
  readonly help: string;
  readonly isMailedByDefault: boolean;
}

/** The kinds that ask for an act, or report a payment that did not arrive, are mailed unless the person says otherwise. */
export const noticeTerms: Readonly<Record<NoticeKind, NoticeTerms>> = {
  approval_wanted: {
    label: 'Approval wanted',
    help: 'A payment waits for your approval.',
    isMailedByDefault: true,
  },
  date_at_risk: {
    label: 'Payment date at risk',
    help: 'The payment date is near and an approval is still missing. Told to the maker and to the approvers.',
    isMailedByDefault: true,
  },
  approval_given: { label: 'Approval given', help: 'A colleague approved your payment.', isMailedByDefault: false },
  payment_failed: {
    label: 'Payment failed',
    help: 'A payment that you made or approved was not sent.',
    isMailedByDefault: true,
  },
  payment_returned: {
    label: 'Payment returned',
    help: 'The bank returned a payment that you made or approved.',
    isMailedByDefault: true,
  },
  money_in: { label: 'Money in', help: 'Money arrived on one of your accounts.', isMailedByDefault: false },
  rate_alert: { label: 'Rate alert', help: 'A rate reached the limit of one of your alerts.', isMailedByDefault: true },
  statement_ready: {
    label: 'Statement ready',
    help: 'The monthly statement of one of your accounts can be downloaded.',
    isMailedByDefault: false,
  },
  access_changed: {
    label: 'Access changed',
    help: 'How you or a user whom you administer signs in has changed: a key, a contact, the password or the second factor.',
    isMailedByDefault: true,
  },
};

/** Whether a person may switch a kind off. */
export const isOptional = (kind: NoticeKind): boolean => optionalKinds.some((optional) => optional === kind);

/** Where a person wants notices of one kind. */
export interface NoticePreference {
  readonly inApp: boolean;
  readonly byEmail: boolean;
}

/** The preference of a person who chose nothing. */
export const defaultPreference = (kind: NoticeKind): NoticePreference => ({
  inApp: true,
  byEmail: noticeTerms[kind].isMailedByDefault,
});

/** What a preference must be: a known kind, and both places said. */
export const noticePreferenceSchema = object({
  kind: string().required(messages.fields.required).oneOf(optionalKinds),
  inApp: boolean().required(messages.fields.required),
  byEmail: boolean().required(messages.fields.required),
});
