import { useFormikContext } from 'formik';
import { currencyOfCountry } from '../../../../../domain/countries/currencyOfCountry';
import { useCountries } from '../../../shared/countries';
import { FormSection } from '../../../shared/patterns/FormLayout';
import { regionName } from '../../../shared/regionName';
import { FormCountry, FormCurrency, FormText } from '../../../ui/form/fields';
import { useFollowing } from '../../../ui/form/useFollowing';
import { Notice } from '../../../ui/Notice';
import { Skeleton } from '../../../ui/Skeleton';
import type { BeneficiaryValues, RouteFieldName } from './beneficiaryValues';
import { GroupChoice } from './GroupChoice';
import type { useRequiredDetails } from './requiredDetailsQuery';
import { RouteFields } from './RouteFields';

interface Props {
  required: ReturnType<typeof useRequiredDetails>;
  names: readonly RouteFieldName[];
}

/** The bank account. Bank country, currency and account holder follow the section "Who" until the user changes them. */
export function BankSection({ required, names }: Props) {
  const countries = useCountries();
  const { values } = useFormikContext<BeneficiaryValues>();
  useFollowing('bankCountry', values.country);
  useFollowing('currency', currencyOfCountry(values.bankCountry) ?? '');
  useFollowing('bankAccountHolderName', values.name);
  return (
    <FormSection title="Bank">
      <FormCountry name="bankCountry" label="Bank country" isRequired countries={countries} />
      <FormCurrency name="currency" label="Currency" isRequired />
      <RouteState required={required} />
      <GroupChoice groups={required.groups} />
      <FormText
        name="bankAccountHolderName"
        label="Account holder"
        isRequired
        description="The name that the bank has on record."
      />
      <RouteFields names={names} />
    </FormSection>
  );
}

/** What is to be said of the route while it has no required details. */
function RouteState({ required }: Pick<Props, 'required'>) {
  const { values } = useFormikContext<BeneficiaryValues>();
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
