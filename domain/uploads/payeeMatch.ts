import { normaliseBankCode } from '../beneficiaries/bankCodes';
import type { PaymentRowField, PaymentRowValues } from './paymentColumns';
import type { RowProblem } from './columns';

/** A beneficiary that a row may name. */
export interface NamedPayee {
  readonly beneficiaryId: string;
  readonly name: string;
  readonly bankAccountHolderName: string;
  readonly iban: string | null;
  readonly accountNumber: string | null;
  readonly externalReference: string | null;
  readonly currency: string;
}

/** The beneficiary that a row names, or why it names none. */
export type PayeeMatch<Payee> = { readonly payee: Payee } | { readonly problem: RowProblem<PaymentRowField> };

/** The payees by what a row may name them with. */
export interface PayeeDirectory<Payee> {
  readonly byReference: ReadonlyMap<string, readonly Payee[]>;
  readonly byNumber: ReadonlyMap<string, readonly Payee[]>;
}

/** The bare IBAN or account number of a row. */
export const numberKey = (typed: string): string => normaliseBankCode('iban', typed);

/** The payees by reference, and by IBAN and account number. */
export function payeeDirectory<Payee extends NamedPayee>(payees: readonly Payee[]): PayeeDirectory<Payee> {
  const byReference = new Map<string, Payee[]>();
  const byNumber = new Map<string, Payee[]>();
  for (const payee of payees) {
    if (payee.externalReference) add(byReference, payee.externalReference, payee);
    for (const number of new Set([payee.iban, payee.accountNumber])) {
      if (number) add(byNumber, number, payee);
    }
  }
  return { byReference, byNumber };
}

function add<Payee>(map: Map<string, Payee[]>, key: string, payee: Payee): void {
  const others = map.get(key);
  if (others) others.push(payee);
  else map.set(key, [payee]);
}

/**
 * Finds the one beneficiary that a row names: by its reference, by IBAN or account number and name, or by both, which must then agree
 * (docs/decisions/044). Among several with the same number and name, the currency of the row decides.
 */
export function matchPayee<Payee extends NamedPayee>(
  values: PaymentRowValues,
  { byReference, byNumber }: PayeeDirectory<Payee>,
): PayeeMatch<Payee> {
  const { beneficiaryReference, accountNumber } = values;
  const named = beneficiaryReference
    ? (byReference.get(beneficiaryReference) ?? [])
    : (byNumber.get(numberKey(accountNumber)) ?? []);
  const field = beneficiaryReference ? 'beneficiaryReference' : 'accountNumber';
  if (named.length === 0) return refuse(field, `No beneficiary of this account has this ${wordOf[field]}.`);
  const numbered = named.filter((payee) => hasNumber(payee, accountNumber));
  if (numbered.length === 0) return refuse('accountNumber', 'The beneficiary with this reference has another number.');
  const fitting = numbered.filter((payee) => hasName(payee, values.beneficiaryName));
  if (fitting.length === 0) return refuse('beneficiaryName', 'The beneficiary has another name.');
  const inCurrency = fitting.filter(({ currency }) => currency === values.currency);
  const [payee, ...others] = inCurrency.length > 0 ? inCurrency : fitting;
  if (!payee || others.length > 0) return refuse(field, `Several beneficiaries have this ${wordOf[field]}.`);
  return { payee };
}

const wordOf = { beneficiaryReference: 'reference', accountNumber: 'number' } as const;

const refuse = (field: PaymentRowField, text: string) => ({ problem: { field, text } });

const hasNumber = ({ iban, accountNumber }: NamedPayee, typed: string): boolean =>
  typed === '' || [iban, accountNumber].includes(numberKey(typed));

const hasName = ({ name, bankAccountHolderName }: NamedPayee, typed: string): boolean =>
  typed === '' || [name, bankAccountHolderName].some((known) => nameKey(known) === nameKey(typed));

const nameKey = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
