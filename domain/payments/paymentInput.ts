import { object, string, type ObjectSchema, type StringSchema, oneLine } from '../yup';
import { isIsoDate } from '../isoDate';
import { messages } from '../messages';
import { amountFault, type AmountFault } from '../money/amount';
import { currencies } from '../money/currencies';
import {
  fieldOf,
  paymentFieldNames,
  type FieldRule,
  type FieldsWith,
  type FieldValue,
  type OptionalFieldName,
  type PaymentFieldName,
} from './fields';

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

/** A text that a rule allows; empty passes. */
function schemaOfRule(rule: FieldRule): StringSchema<string | null | undefined> {
  switch (rule.kind) {
    case 'id':
      return string().uuid(rule.text);
    case 'currency':
      return string().test('known', 'This currency is not known.', (code) => !code || currencies.has(code));
    case 'amount':
      return paymentAmount();
    case 'date':
      return string().test('date', 'Enter a date as YYYY-MM-DD.', (text) => !text || isIsoDate(text));
    case 'choice':
      return string().test('choice', rule.text, (text) => (text ? rule.of.includes(text) : text !== ''));
    case 'line':
      return oneLine(rule.maxLength);
    case 'code':
      return string().matches(rule.pattern, { message: rule.text, excludeEmptyString: true });
  }
}

/** The rules between two fields. */
const betweenFields: Partial<Record<PaymentFieldName, (schema: StringSchema<string | null | undefined>) => unknown>> = {
  chargeType: (schema) =>
    schema.test('priority only', 'A regular payment has no charge type.', (chargeType, context) => {
      const { paymentType } = context.parent as { paymentType?: string };
      return !chargeType || paymentType !== 'regular';
    }),
  invoiceDate: (schema) =>
    schema.test('pair', 'An invoice has both a number and a date.', (date, context) => {
      const { invoiceNumber } = context.parent as { invoiceNumber?: string | null };
      return Boolean(date) === Boolean(invoiceNumber);
    }),
};

function schemaOf(name: PaymentFieldName) {
  const { rule, isRequired } = fieldOf(name);
  const schema = schemaOfRule(rule);
  const filled = isRequired ? schema.required(messages.fields.required) : schema.nullable();
  return betweenFields[name]?.(filled) ?? filled;
}

/** What passes paymentInputSchema. Amounts are decimal strings in major units. */
export type PaymentInput = { [Name in FieldsWith<'isRequired'>]: FieldValue<Name> } & {
  [Name in OptionalFieldName]?: FieldValue<Name> | null;
} & {
  /** The client's own id of the request: a repeat returns the first payment. */
  clientRequestId?: string | null;
};

/**
 * A payment as a user enters it; the form and the action use the same schema. Amounts are decimal strings in major
 * units. The action checks what needs the database (seat, beneficiary, limits).
 */
export const paymentInputSchema = object({
  ...Object.fromEntries(paymentFieldNames.map((name) => [name, schemaOf(name)])),
  clientRequestId: string().uuid().nullable(),
}).noUnknown() as unknown as ObjectSchema<PaymentInput>;
