import { moneyText } from '../../ui/money/formatAmount';
import type { ShownContentFragment } from '../../graphql/generated/operations';
import { bankTexts } from '../beneficiaries/bankTexts';
import type { Change } from '../changes/ChangesTable';
import { changesOf, type Fact } from '../changes/changesOf';
import { formatDay } from '../../ui/formatDate';
import { heldRateText, soldText } from './heldRate/heldRateText';
import { personName } from './paymentRow';
import { chargeTypeLabels, paymentTypeLabels } from './typeLabels';

type Shown = Omit<ShownContentFragment, 'id' | 'version' | 'heldRate'>;

/** A payment's content as it is, or as it was: views of the past can promise no value. */
export type Content = { readonly [Field in keyof Shown]: Shown[Field] | null } & {
  /** The history does not keep it. */
  readonly heldRate?: ShownContentFragment['heldRate'];
};

const facts: readonly Fact<Content>[] = [
  ['Amount', ({ amount, currency }) => amount && currency && moneyText(amount, currency)],
  ['Payee', ({ beneficiarySlice }) => beneficiarySlice?.name],
  ...bankTexts.map(([label, text]): Fact<Content> => [
    label,
    ({ beneficiarySlice }) => beneficiarySlice && text(beneficiarySlice),
  ]),
  ['Payment date', ({ paymentDate }) => paymentDate && formatDay(paymentDate)],
  ['Payment type', ({ paymentType }) => paymentType && paymentTypeLabels[paymentType]],
  ['Charges', ({ chargeType }) => chargeType && chargeTypeLabels[chargeType]],
  ['Reason', ({ reason }) => reason],
  ['Reference', ({ reference }) => reference],
  ['Ultimate beneficiary name', ({ ultimateBeneficiaryName }) => ultimateBeneficiaryName],
  ['Purpose code', ({ purposeCode }) => purposeCode],
  ['Invoice number', ({ invoiceNumber }) => invoiceNumber],
  ['Invoice date', ({ invoiceDate }) => invoiceDate && formatDay(invoiceDate)],
  ['Conversion', ({ conversion, tccConversionId }) => conversion?.short_reference ?? tccConversionId],
  ['Exchange rate', ({ heldRate }) => heldRate && `${heldRateText(heldRate)}, ${soldText(heldRate)}`],
  ['Maker', ({ creator, createdById }) => personName(creator, createdById ?? undefined)],
];

/** What differs between a payment's content before and now. */
export function contentChanges(before: Content, now: Content): Change[] {
  return changesOf(facts, before, now);
}
