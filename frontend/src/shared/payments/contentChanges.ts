import { formatAmount } from '../../../../domain/money/amount';
import type { ShownContentFragment } from '../../graphql/generated/operations';
import { routingCodeText } from '../beneficiaries/bankLine';
import { formatDay } from '../../ui/formatDate';
import { formatIban } from '../formatIban';
import { regionName } from '../regionName';

/** A fact of a payment that differs from what was shown before. */
export interface ContentChange {
  readonly label: string;
  /** Undefined where there was no value. */
  readonly before: string | undefined;
  readonly now: string | undefined;
}

type Text = string | null | undefined;

const facts: readonly (readonly [label: string, text: (content: ShownContentFragment) => Text])[] = [
  ['Amount', ({ amount, currency }) => `${formatAmount(amount, currency)} ${currency}`],
  ['Payee', ({ beneficiarySlice }) => beneficiarySlice.name],
  ['Account holder', ({ beneficiarySlice }) => beneficiarySlice.bankAccountHolderName],
  ['IBAN', ({ beneficiarySlice: { iban } }) => iban && formatIban(iban)],
  ['Account number', ({ beneficiarySlice }) => beneficiarySlice.accountNumber],
  ['BIC', ({ beneficiarySlice }) => beneficiarySlice.bicSwift],
  ['Routing code', ({ beneficiarySlice: b }) => routingCodeText(b.routingCodeType1, b.routingCodeValue1)],
  ['Second routing code', ({ beneficiarySlice: b }) => routingCodeText(b.routingCodeType2, b.routingCodeValue2)],
  ['Bank country', ({ beneficiarySlice }) => regionName(beneficiarySlice.bankCountry)],
  ['Payment date', ({ paymentDate }) => formatDay(paymentDate)],
  ['Payment type', ({ paymentType }) => paymentType],
  ['Charges', ({ chargeType }) => chargeType],
  ['Reason', ({ reason }) => reason],
  ['Reference', ({ reference }) => reference],
  ['Ultimate beneficiary name', ({ ultimateBeneficiaryName }) => ultimateBeneficiaryName],
  ['Purpose code', ({ purposeCode }) => purposeCode],
  ['Invoice number', ({ invoiceNumber }) => invoiceNumber],
  ['Invoice date', ({ invoiceDate }) => invoiceDate && formatDay(invoiceDate)],
  ['Conversion', ({ tccConversionId }) => tccConversionId],
  ['Maker', ({ createdById }) => createdById],
];

/** What differs between the payment as it was shown and as it is now. */
export function contentChanges(before: ShownContentFragment, now: ShownContentFragment): ContentChange[] {
  return facts
    .map(([label, text]) => ({ label, before: text(before) || undefined, now: text(now) || undefined }))
    .filter((change) => change.before !== change.now);
}
