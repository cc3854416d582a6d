import { object, string, type InferType } from '../yup';
import { isIsoDate } from '../isoDate';
import { messages } from '../messages';
import { amountFault, type AmountFault } from '../money/amount';
import { currencies } from '../money/currencies';
import { oneLine } from '../oneLine';

/** The ways to pay: priority is Swift, regular is the local scheme of the currency. */
export const paymentTypes = ['regular', 'priority'] as const;
/** One of paymentTypes. */
export type PaymentType = (typeof paymentTypes)[number];

/** Who pays the charges of a priority payment: the payer, or payer and beneficiary each their own. */
export const chargeTypes = ['ours', 'shared'] as const;
/** One of chargeTypes. */
export type ChargeType = (typeof chargeTypes)[number];

const faultTexts: Record<AmountFault, string> = {
  not_a_decimal: messages.fields.number,
  not_positive: 'The amount must be greater than zero.',
  too_many_decimals: 'The amount has more decimals than this currency.',
  ambiguous:
    'The point of this amount may stand between thousands. Write the amount with the decimals of its currency.',
};

/** An amount as a decimal string with the decimals of the `currency` beside it; empty passes. */
export const paymentAmount = () =>
  string().test('amount', (amount, context) => {
    const { currency } = context.parent as { currency: string };
    const fault = amount ? amountFault(amount, currency) : undefined;
    return fault ? context.createError({ message: faultTexts[fault] }) : true;
  });

/**
 * A payment as a user enters it; the form and the action use the same schema. Amounts are decimal strings in major
 * units. The action checks what needs the database (seat, beneficiary, limits).
 */
export const paymentInputSchema = object({
  beneficiaryId: string().uuid('This beneficiary does not exist.').required(messages.fields.required),
  currency: string()
    .required(messages.fields.required)
    .test('known', 'This currency is not known.', (code) => currencies.has(code)),
  amount: paymentAmount().required(messages.fields.required),
  paymentDate: string()
    .required(messages.fields.required)
    .test('date', 'Enter a date as YYYY-MM-DD.', (text) => isIsoDate(text)),
  paymentType: string()
    .required(messages.fields.required)
    .oneOf([...paymentTypes], 'Choose regular or priority.'),
  chargeType: string()
    .nullable()
    .oneOf([...chargeTypes, null], 'Choose ours or shared.')
    .test('priority only', 'A regular payment has no charge type.', (chargeType, context) => {
      const { paymentType } = context.parent as { paymentType?: string };
      return !chargeType || paymentType !== 'regular';
    }),
  reason: oneLine(255).required(messages.fields.required),
  reference: oneLine(140).required(messages.fields.required),
  ultimateBeneficiaryName: oneLine(255).nullable(),
  purposeCode: oneLine(100).nullable(),
  invoiceNumber: string()
    .nullable()
    .matches(/^[a-zA-Z0-9]{1,30}$/, { message: 'Use up to 30 letters and digits.', excludeEmptyString: true }),
  invoiceDate: string()
    .nullable()
    .test('date', 'Enter a date as YYYY-MM-DD.', (text) => !text || isIsoDate(text))
    .test('pair', 'An invoice has both a number and a date.', (date, context) => {
      const { invoiceNumber } = context.parent as { invoiceNumber?: string | null };
      return Boolean(date) === Boolean(invoiceNumber);
    }),
  conversionId: string().uuid().nullable(),
  clientRequestId: string().uuid().nullable(),
}).noUnknown();

/** What passes paymentInputSchema. */
export type PaymentInput = InferType<typeof paymentInputSchema>;
