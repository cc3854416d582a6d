import type { IdentifyingField } from '../../../../../domain/beneficiaries/payeeRemark';
import { difference, exceeds } from '../../../../../domain/money/amount';
import { moneyText } from '../../../ui/money/amountTexts';
import { formatDay } from '../../../ui/formatDate';
import type { PaymentToDecide } from './decisionQuery';
import { bankChange, remarkOnPayee } from './payeeVersions';

/** What an approver should look at twice, as sentences. */
export function remarksOn(payment: PaymentToDecide): string[] {
  return [payeeText(payment), balanceText(payment)].filter((text) => text !== undefined);
}

/** The bank details that changed, as long as the change is shown. */
export function changedSinceLastPaid(payment: PaymentToDecide): readonly IdentifyingField[] {
  const { beneficiarySlice } = payment;
  return bankChange(beneficiarySlice, beneficiarySlice.beneficiary)?.fields ?? [];
}

/** What the account holds in the payment's currency, and what it would hold after it, as decimal strings. */
export function balanceOf({ account, amount, currency }: PaymentToDecide): { now: string; after: string } {
  const now = account.balances.find((balance) => balance.currency === currency)?.amount ?? '0';
  return { now, after: difference(now, amount) };
}

function payeeText({ beneficiarySlice }: PaymentToDecide): string | undefined {
  const { beneficiary } = beneficiarySlice;
  const remark = remarkOnPayee(beneficiarySlice, beneficiary);
  if (remark?.kind === 'first_payment') {
    const added = formatDay(beneficiary.createdAt);
    return `No payment to this beneficiary has been completed yet. It was added on ${added}.`;
  }
  if (!remark) return undefined;
  return remark.lastPaidOn
    ? `The bank details changed after the last completed payment on ${formatDay(remark.lastPaidOn)}.`
    : 'The bank details changed, and no payment to this beneficiary has been completed yet.';
}

function balanceText(payment: PaymentToDecide): string | undefined {
  const { amount, currency, tccConversionId, heldRate } = payment;
  const { now } = balanceOf(payment);
  // A conversion brings the money that its payment needs.
  if (tccConversionId !== null || heldRate || !exceeds(amount, now)) return undefined;
  return `The payment is ${moneyText(difference(amount, now), currency)} more than the account holds.`;
}
