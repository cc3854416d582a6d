import { fieldOf, fieldsWith, paymentFieldNames, type PaymentFieldName } from '../../domain/payments/fields';

/** An input of actions that takes fields of a payment. */
interface PaymentInputType {
  readonly name: string;
  readonly fields: readonly PaymentFieldName[];
  /** The fields that may be left open here though a payment needs them. */
  readonly open?: readonly PaymentFieldName[];
  readonly hasRequestId?: true;
}

const inputs: readonly PaymentInputType[] = [
  { name: 'PaymentInput', fields: paymentFieldNames, hasRequestId: true },
  // As they are typed, valid or not.
  { name: 'PaymentDraftInput', fields: paymentFieldNames, open: paymentFieldNames },
  { name: 'PaymentTemplateInput', fields: fieldsWith('isKept'), open: ['amount'] },
  { name: 'RecurringPaymentInput', fields: [...fieldsWith('isKept'), 'paymentDate'], hasRequestId: true },
];

const requestId = `  """
  The client's own key, made when the review opens: a repeat answers with what the first call made.
  """
  clientRequestId: uuid
`;

/** The text of `actions.graphql` with the fields of a payment that its inputs take (domain/payments/fields.ts). @throws Error if it lacks one of the inputs */
export function withPaymentInputs(sdl: string): string {
  return inputs.reduce((text, input) => {
    const block = new RegExp(`(?<=^input ${input.name} \\{\\n)[^}]*(?=^\\})`, 'm');
    if (!block.test(text)) throw new Error(`actions.graphql has no input ${input.name}.`);
    return text.replace(block, () => fieldsOf(input));
  }, sdl);
}

const fieldsOf = ({ name, fields, open = [], hasRequestId }: PaymentInputType): string =>
  fields.map((field) => `  ${field}: ${typeOf(field, name, open.includes(field))}\n`).join('') +
  (hasRequestId ? requestId : '');

function typeOf(field: PaymentFieldName, input: string, isOpen: boolean): string {
  const { rule, isRequired } = fieldOf(field);
  const scalar = rule.kind === 'id' && input !== 'PaymentDraftInput' ? 'uuid' : 'String';
  return isRequired && !isOpen ? `${scalar}!` : scalar;
}
