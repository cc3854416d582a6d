import { usePortal } from '../../session/PortalContext';
import { useCountries } from '../../shared/countries';
import { FieldGrid } from '../../ui/layout';
import { FormCountries, FormCurrencies } from '../../ui/form/FormChoices';
import { FormAmount, FormCountry, FormSelect, FormText } from '../../ui/form/fields';
import { ruleRows, type StepKey } from './formValues';
import { designationLabels, legalEntityLabels, optionsOf } from './labels';

/** The fields of a step of the form. */
export function StepFields({ step }: { step: StepKey }) {
  if (step === 'account') return <AccountFields />;
  return step === 'activity' ? <ActivityFields /> : <FundsFields />;
}

function AccountFields() {
  const { designatedAccountType } = usePortal().flags;
  return (
    <>
      <FormText name="accountName" label="Account name" maxLength={120} isRequired />
      <FormSelect name="legalEntity" label="Legal entity" options={optionsOf(legalEntityLabels)} isRequired />
      <FormCountry
        name="principalPlaceOfBusiness"
        label="Principal place of business"
        countries={useCountries()}
        isRequired
      />
      {designatedAccountType && (
        <FormSelect
          name="designatedAccountType"
          label="Designated account"
          options={optionsOf(designationLabels)}
          isRequired
        />
      )}
    </>
  );
}

function ActivityFields() {
  return (
    <>
      <FieldGrid>
        <FormText name="fundingVolumePerAnnum" label="Money received, times a year" isRequired />
        <FormAmount name="fundingValuePerAnnum" label="Value received in a year" currency="GBP" isRequired />
        <FormText name="paymentVolumePerAnnum" label="Payments a year" isRequired />
        <FormAmount name="paymentValuePerAnnum" label="Value of payments in a year" currency="GBP" isRequired />
        <FormText name="forexVolumePerAnnum" label="Conversions a year" isRequired />
        <FormAmount name="forexValuePerAnnum" label="Value of conversions in a year" currency="GBP" isRequired />
      </FieldGrid>
      <FormText
        name="forexRationale"
        label="Reason for conversions"
        description="Needed where currencies are converted."
        maxLength={2000}
      />
      <FormCurrencies name="currenciesTraded" label="Currencies" isRequired />
      <FormCountries
        name="typicalPaymentDestinations"
        label="Destinations of payments"
        countries={useCountries()}
        isRequired
      />
    </>
  );
}

function FundsFields() {
  return (
    <>
      <FormText name="sourceOfFunds" label="Source of funds" maxLength={2000} isRequired />
      <FormText
        name="sourceOfWealth"
        label="Source of wealth"
        description="Needed from an individual."
        maxLength={2000}
      />
      <FieldGrid>
        {ruleRows.map((row) => (
          <RuleFields key={row} row={row} />
        ))}
      </FieldGrid>
    </>
  );
}

function RuleFields({ row }: { row: number }) {
  return (
    <>
      <FormText name={`threshold${row}`} label={`Rule ${row + 1}: payments above`} />
      <FormText name={`approvals${row}`} label={`Rule ${row + 1}: approvals`} />
    </>
  );
}
