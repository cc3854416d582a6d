import { fieldOf, type InternalField } from '../../../../domain/payments/fields';
import { moneyText } from '../../ui/money/amountTexts';
import type { ShownContentFragment } from '../../graphql/generated/operations';
import { bankTexts } from '../beneficiaries/bankTexts';
import type { Change } from '../changes/ChangesTable';
import { changesOf, type Fact } from '../changes/changesOf';
import { contentFactNames, factText, type ContentFactName } from './fieldFacts';
import { heldRateText, soldText } from './heldRate/heldRateText';
import { personName } from './paymentRow';

type Shown = Omit<ShownContentFragment, 'id' | 'version' | 'heldRate'>;

/** A payment's content as it is, or as it was: views of the past can promise no value. */
export type Content = { readonly [Field in Exclude<keyof Shown, InternalField>]: Shown[Field] | null } & {
  /** The history does not keep it. */
  readonly heldRate?: ShownContentFragment['heldRate'];
};

/** A conversion is named by its reference, once it was read from the provider. */
const storedValue = (content: Content, name: ContentFactName) =>
  name === 'conversionId' ? (content.conversion?.short_reference ?? content.tccConversionId) : content[name];

const facts: readonly Fact<Content>[] = [
  ['Amount', ({ amount, currency }) => amount && currency && moneyText(amount, currency)],
  ['Payee', ({ beneficiarySlice }) => beneficiarySlice?.name],
  ...bankTexts.map(([label, text]): Fact<Content> => [
    label,
    ({ beneficiarySlice }) => beneficiarySlice && text(beneficiarySlice),
  ]),
  ...contentFactNames.map((name): Fact<Content> => [
    fieldOf(name).label,
    (content) => factText(name, storedValue(content, name)),
  ]),
  ['Exchange rate', ({ heldRate }) => heldRate && `${heldRateText(heldRate)}, ${soldText(heldRate)}`],
  ['Maker', ({ creator, createdById }) => personName(creator, createdById ?? undefined)],
];

/** What differs between a payment's content before and now. */
export function contentChanges(before: Content, now: Content): Change[] {
  return changesOf(facts, before, now);
}
