import { payeeRemark, type IdentifyingField } from '../../../../../domain/beneficiaries/payeeRemark';
import { difference, exceeds } from '../../../../../domain/money/amount';
import { formatAmount } from '../../../ui/money/formatAmount';
import { formatDay } from '../../../ui/formatDate';
import type { PaymentToDecide } from './decisionQuery';

/** What an approver should look at twice, as sentences. */
export function remarksOn(payment: PaymentToDecide): string[] {
  return [payeeText(payment), balanceText(payment)].filter((text) => text !== undefined);
}

/** The bank details that changed, as long as the change is shown. */
export function changedSinceLastPaid(payment: PaymentToDecide): readonly IdentifyingField[] {
  return bankChange(payment)?.fields ?? [];
}

/** The bank details before and now, until a payment to those of now has completed. */
export function bankChange(payment: PaymentToDecide) {
  const remark = remarkOnPayee(payment);
  return remark?.kind === 'bank_changed' ? remark : undefined;
}

/** What the account holds in the payment's currency, and what it would hold after it, as decimal strings. */
export function balanceOf({ account, amount, currency }: PaymentToDecide): { now: string; after: string } {
  const now = account.balances.find((balance) => balance.currency === currency)?.amount ?? '0';
  return { now, after: difference(now, amount) };
}

function remarkOnPayee({ beneficiarySlice }: PaymentToDecide) {
  const versions = beneficiarySlice.beneficiary.slices.map(({ payments, ...bank }) => ({
    bank,
    lastPaidOn: payments[0]?.paymentDate ?? null,
  }));
  return payeeRemark(beneficiarySlice, versions);
}

function payeeText(payment: PaymentToDecide): string | undefined {
  const remark = remarkOnPayee(payment);
  if (remark?.kind === 'first_payment') {
    const added = formatDay(payment.beneficiarySlice.beneficiary.createdAt);
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
  return `The payment is ${formatAmount(difference(amount, now), currency)} ${currency} more than the account holds.`;
}
