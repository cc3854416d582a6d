import { object, string } from '../yup';
import { messages } from '../messages';
import { maxDraftSearch } from './draftLimits';
import { fieldOf, paymentFieldNames, type PaymentFieldName } from './fields';

/** The most characters of one field of a draft: what is typed may still be a little too long for the payment. */
export const maxDraftField =
  Math.max(...paymentFieldNames.map(fieldOf).map(({ rule }) => (rule.kind === 'line' ? rule.maxLength : 0))) + 45;

const typed = () => string().nullable().max(maxDraftField, `Use at most ${maxDraftField} characters.`);

const fieldShape = Object.fromEntries(paymentFieldNames.map((field) => [field, typed()])) as Record<
  PaymentFieldName,
  ReturnType<typeof typed>
>;

/** The query of the form that a draft belongs to: a form that is prefilled otherwise has no part in it. */
export const draftSearch = () => string().max(maxDraftSearch, 'The address of this form is too long.');

/** A draft: the fields that were changed, and when. */
export const paymentDraftSchema = object({
  search: draftSearch().defined(),
  savedAt: string()
    .required(messages.fields.required)
    .test('time', 'This is not a time.', (text) => !Number.isNaN(Date.parse(text))),
  draft: object(fieldShape).noUnknown().required(),
}).noUnknown();
