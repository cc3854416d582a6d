import { object, string } from '../yup';
import { messages } from '../messages';

/** The text of the notice where the settings have no other. Paragraphs are separated by an empty line. */
export const defaultNoticeText = `Criminals pretend to be suppliers, colleagues or banks and ask for payments to accounts of their own. They often write that bank details have changed, or that the payment is urgent or secret.

Check the bank details by calling the beneficiary on a number that you know from before. Do not use a number or a link from the message that asks for the payment.

A payment that has been sent can rarely be recovered.`;

/** How the user knows that the payment is genuine, by its stored value. */
export const noticeChoices = {
  invoice: 'I pay an invoice or a contract that I have checked',
  details_confirmed: 'I confirmed the bank details by a call to a number that I knew before',
  paid_before: 'I have paid this beneficiary at these bank details before',
  own_account: 'The money goes to an account of our own organisation',
  other: 'Another reason',
} as const;
/** A value of noticeChoices. */
export type NoticeChoice = keyof typeof noticeChoices;

const choices = Object.keys(noticeChoices) as NoticeChoice[];

/** What acknowledges a notice: the choice of the selection box, and when the box was ticked. The form and the action use it. */
export const acknowledgementSchema = object({
  selectionBoxChoice: string().required(messages.fields.required).oneOf(choices, 'Choose an answer from the list.'),
  boxTickedAt: string()
    .required(messages.fields.required)
    .test('time', 'This is not a time.', (text) => !Number.isNaN(Date.parse(text))),
}).noUnknown();

/** Whether the box was ticked after the notice was shown and before it was acknowledged. */
export function isTickedInTime(tickedAt: Date, presentedAt: Date, now: Date): boolean {
  return tickedAt >= presentedAt && tickedAt <= now;
}

/** The text of the notice from the house's settings (`settings.fraud_notices`), or the default one. */
export function noticeText(stored: unknown): string {
  const { text } = (stored ?? {}) as { readonly text?: unknown };
  return typeof text === 'string' && text.trim() !== '' ? text : defaultNoticeText;
}
