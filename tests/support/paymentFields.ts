import { fieldOf, paymentFieldNames, type PaymentFieldName } from '../../domain/payments/fields';

/** A text that the rule of a field takes, another for each field where the rule takes any. An id is left to the test. */
function textOf(name: PaymentFieldName): string {
  const { rule } = fieldOf(name);
  if (rule.kind === 'choice') return rule.of[rule.of.length - 1] ?? '';
  if (rule.kind === 'date') return '2026-11-01';
  if (rule.kind === 'amount') return '20000.00';
  if (rule.kind === 'currency') return 'EUR';
  return rule.kind === 'code' ? 'RE7' : rule.kind === 'line' ? `Words of ${name}`.slice(0, rule.maxLength) : '';
}

/** A valid text in every field of a payment, but for those that name a row. */
export const everyField = Object.fromEntries(paymentFieldNames.map((name) => [name, textOf(name)])) as Readonly<
  Record<PaymentFieldName, string>
>;
