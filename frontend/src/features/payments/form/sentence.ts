import { moneyText } from '../../../ui/money/amountTexts';
import { formatWeekday } from '../../../ui/formatDate';
import type { StatedPayment } from './statedPayment';

const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** The number of approvals as text: "two approvals needed". */
export function approvalsText(count: number): string {
  return `${numberWords[count] ?? count} ${count === 1 ? 'approval' : 'approvals'} needed`;
}

/** The amount and the beneficiary: "12,450.00 EUR to Hansa Metall GmbH". What cannot be said yet is left out. */
export function moneyAndPayee({ payee, currency, amount }: StatedPayment): string {
  const money = amount && currency ? moneyText(amount, currency) : 'A payment';
  return payee ? `${money} to ${payee.name}` : money;
}

/**
 * The summary of a payment: "12,450.00 EUR to Hansa Metall GmbH, sent Tuesday 24 November; two approvals needed." What cannot be said
 * yet is left out.
 * @returns undefined while neither the amount nor the beneficiary can be said
 */
export function moneySentence(stated: StatedPayment, approvals?: number): string | undefined {
  const { payee, amount, paymentDate } = stated;
  if (!payee && !amount) return undefined;
  const sent = paymentDate ? `, sent ${formatWeekday(paymentDate)}` : '';
  return `${moneyAndPayee(stated)}${sent}${approvals === undefined ? '' : `; ${approvalsText(approvals)}`}.`;
}
