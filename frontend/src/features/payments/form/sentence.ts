import { isIsoDate } from '../../../../../domain/isoDate';
import { amountFault, formatAmount } from '../../../../../domain/money/amount';
import { formatWeekday } from '../../../ui/formatDate';
import type { PaymentValues } from './paymentValues';

const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** The number of approvals as text: "two approvals needed". */
export function approvalsText(count: number): string {
  return `${numberWords[count] ?? count} ${count === 1 ? 'approval' : 'approvals'} needed`;
}

/**
 * The summary of a payment: "12,450.00 EUR to Hansa Metall GmbH, sent Tuesday 24 November; two approvals needed."
 * @returns undefined while the form is incomplete
 */
export function moneySentence(
  values: PaymentValues,
  payee: string | undefined,
  approvals?: number,
): string | undefined {
  const { amount, currency, paymentDate } = values;
  if (!payee || !currency || !isIsoDate(paymentDate) || amountFault(amount, currency)) return undefined;
  const sent = `${formatAmount(amount, currency)} ${currency} to ${payee}, sent ${formatWeekday(paymentDate)}`;
  return approvals === undefined ? `${sent}.` : `${sent}; ${approvalsText(approvals)}.`;
}
