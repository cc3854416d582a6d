import { amountFault, formatAmount } from '../../../../../domain/money/amount';
import { formatWeekday } from '../../../ui/formatDate';
import { type PaymentValues } from './paymentValues';

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** How many approvals, in words: "two approvals needed". */
export function approvalsText(count: number): string {
  return `${words[count] ?? count} ${count === 1 ? 'approval' : 'approvals'} needed`;
}

/**
 * What will happen, in words: "12,450.00 EUR to Hansa Metall GmbH, sent Tuesday 24 November; two approvals needed."
 * @returns undefined while the form does not say enough
 */
export function moneySentence(
  values: PaymentValues,
  payee: string | undefined,
  approvals?: number,
): string | undefined {
  const { amount, currency, paymentDate } = values;
  if (!payee || !currency || !paymentDate || amountFault(amount, currency)) return undefined;
  const sent = `${formatAmount(amount, currency)} ${currency} to ${payee}, sent ${formatWeekday(paymentDate)}`;
  return approvals === undefined ? `${sent}.` : `${sent}; ${approvalsText(approvals)}.`;
}
