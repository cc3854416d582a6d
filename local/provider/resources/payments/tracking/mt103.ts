import Big from 'big.js';
import { addressLine, submittedAt, type Instruction } from './instruction';

/** The instruction as a Swift MT103, block 4 in one line. */
export function mt103(instruction: Instruction): string {
  const { payment, account, payee, from, to } = instruction;
  const day = submittedAt(payment).slice(2, 10).replaceAll('-', '');
  const fields: readonly (readonly [tag: string, value: string])[] = [
    ['20', payment.short_reference],
    ['23B', 'CRED'],
    ['32A', `${day}${payment.currency}${swiftAmount(payment.amount)}`],
    ['33B', `${payment.currency}${swiftAmount(payment.amount)}`],
    ['50K', `/${account.short_reference} ${line(account.account_name, account.street, account.city, account.country)}`],
    ['53B', `/${from}`],
    payeesBank(instruction),
    ['59', `/${payee.iban ?? payee.account_number ?? ''} ${line(payee.bank_account_holder_name, payee.bank_country)}`],
    ['70', line(payment.reference, payment.reason)],
    ['71A', payment.charge_type === 'ours' ? 'OUR' : 'SHA'],
  ];
  const text = fields.map(([tag, value]) => ` :${tag}:${value}`).join('');
  return `{1:F01${from}AXXX0000000001}{2:I103${to.slice(0, 8)}XXXXN}{4:${text} -}`;
}

function payeesBank({ payee }: Instruction): readonly [string, string] {
  const { bic_swift: bic, routing_code_type_1: type, routing_code_value_1: code } = payee;
  if (bic) return ['57A', bic];
  const clearing: Readonly<Record<string, string>> = { sort_code: '//SC', aba: '//FW' };
  return ['57C', `${clearing[type ?? ''] ?? '//'}${code ?? ''}`];
}

/** A decimal comma, which stands even where nothing follows it. */
function swiftAmount(amount: string): string {
  const text = new Big(amount).toFixed();
  return text.includes('.') ? text.replace('.', ',') : `${text},`;
}

/** Free text without what would begin another field or block. */
function line(...parts: readonly (string | null | undefined)[]): string {
  return addressLine(...parts).replace(/[:{}]/g, ' ');
}
