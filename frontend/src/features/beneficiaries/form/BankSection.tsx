import { currencyOfCountry } from '../../../../../domain/countries/currencyOfCountry';
import { useCountries } from '../../../shared/countries';
import { useOffers } from '../../../shared/offers';
import { FormSection } from '../../../shared/patterns/FormLayout';
import { regionName } from '../../../shared/codeTexts';
import { FormCountry, FormCurrency, FormText } from '../../../ui/form/fields';
import { useFormValues } from '../../../ui/form/formState';
import { useFollowing } from '../../../ui/form/useFollowing';
import { Notice } from '../../../ui/Notice';
import { Skeleton } from '../../../ui/loading';
import type { BeneficiaryValues } from './beneficiaryValues';
import { GroupChoice } from './GroupChoice';
import type { useRequiredDetails } from './requiredDetailsQuery';
import { RouteFields, type RouteFieldsProps } from './RouteFields';

interface Props extends RouteFieldsProps {
  isNew: boolean;
  required: ReturnType<typeof useRequiredDetails>;
}

/** The bank account. A new one's bank country, currency and holder follow the section "Who" until the user changes them. */
export function BankSection({ isNew, required, ...fields }: Props) {
  const countries = useCountries();
  const { offered, isOffered } = useOffers();
  const values = useFormValues<BeneficiaryValues>();
  const followed = (value: string | undefined) => (isNew ? (value ?? '') : '');
  useFollowing('bankCountry', followed(values.country));
  const ofCountry = currencyOfCountry(values.bankCountry);
  useFollowing('currency', followed(ofCountry && isOffered(ofCountry) ? ofCountry : undefined));
  useFollowing('bankAccountHolderName', followed(values.name));
  return (
    <FormSection title="Bank">
      <FormCountry name="bankCountry" label="Bank country" isRequired countries={countries} />
      <FormCurrency name="currency" label="Currency" offered={offered} isRequired />
      <RouteState required={required} />
      <GroupChoice groups={required.groups} />
      <FormText
        name="bankAccountHolderName"
        label="Account holder"
        isRequired
        description="The name that the bank has on record."
      />
      <RouteFields {...fields} />
    </FormSection>
  );
}

/** What is to be said of the route while it has no required details. */
function RouteState({ required }: Pick<Props, 'required'>) {
  const values = useFormValues<BeneficiaryValues>();
  if (required.error) return <Notice tone="failure">{required.error.text}</Notice>;
  if (required.isLoading) return <Skeleton rows={4} />;
  if (required.isUnreachable) return <Notice tone="waiting">{unreachableText(values)}</Notice>;
  if (required.groups.length > 0) return null;
  return <p>The bank details appear after you choose country, bank country and currency.</p>;
}

/** The provider answers for one currency at a time, so that only the country's own can be proposed, and as something to try. */
function unreachableText({ currency, bankCountry }: BeneficiaryValues): string {
  const local = currencyOfCountry(bankCountry);
  const text = `The provider cannot pay ${currency} to this beneficiary in ${regionName(bankCountry)}.`;
  const other = local && local !== currency ? `Try ${local}, the currency of the country, or another one.` : '';
  return `${text} ${other || 'Try another currency.'}`;
}
