import { fieldOf, fieldsWith, paymentFieldNames, type PaymentFieldName } from '../../domain/payments/fields';

/** An input of actions that takes fields of a payment. */
interface PaymentInputType {
  readonly fields: readonly PaymentFieldName[];
  /** The fields that may be left open here though a payment needs them. */
  readonly open?: readonly PaymentFieldName[];
  readonly hasRequestId?: true;
}

const inputs = {
  PaymentInput: { fields: paymentFieldNames, hasRequestId: true },
  // As they are typed, valid or not.
  PaymentDraftInput: { fields: paymentFieldNames, open: paymentFieldNames },
  PaymentTemplateInput: { fields: fieldsWith('isKept'), open: ['amount'] },
  RecurringPaymentInput: { fields: [...fieldsWith('isKept'), 'paymentDate'], hasRequestId: true },
} satisfies Readonly<Record<string, PaymentInputType>>;

type PaymentInputName = keyof typeof inputs;

const requestId = `  """
  The client's own key, made when the review opens: a repeat answers with what the first call made.
  """
  clientRequestId: uuid
`;

/** The SDL of an input of actions with the fields of a payment that it takes (domain/payments/fields.ts). */
export function paymentInputType(name: PaymentInputName): string {
  const input = inputs[name];
  return `input ${name} {\n${fieldsOf(name, input)}}`;
}

const fieldsOf = (name: string, { fields, open = [], hasRequestId }: PaymentInputType): string =>
  fields.map((field) => `  ${field}: ${typeOf(field, name, open.includes(field))}\n`).join('') +
  (hasRequestId ? requestId : '');

function typeOf(field: PaymentFieldName, input: string, isOpen: boolean): string {
  const { rule, isRequired } = fieldOf(field);
  const scalar = rule.kind === 'id' && input !== 'PaymentDraftInput' ? 'uuid' : 'String';
  return isRequired && !isOpen ? `${scalar}!` : scalar;
}
