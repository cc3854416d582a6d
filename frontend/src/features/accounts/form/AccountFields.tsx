import { identificationTypes } from '../../../../../domain/beneficiaries/beneficiaryFields';
import { usePortal } from '../../../session/PortalContext';
import { useCountries } from '../../../shared/countries';
import { FormSection } from '../../../shared/patterns/FormLayout';
import { wordsOfCode } from '../../../shared/codeTexts';
import { FieldGrid } from '../../../ui/layout';
import { FormCountry, FormFoundSelect, FormSelect, FormText, FormCheckbox } from '../../../ui/form/fields';
import { FormRegion, useRegionOfCountry } from '../../../ui/form/FormRegion';
import { FormTextArea } from '../../../ui/form/FormTextArea';
import { useFormValue } from '../../../ui/form/formState';
import { addressLabels, chargeTypeLabels, detailLabels, legalEntityLabels, optionsOf } from '../accountLabels';
import { useOrganisationChoices } from '../../../shared/organisations/organisationChoices';
import type { AccountValues } from './accountValues';
import { ChargeFields } from './ChargeFields';

const identifications = identificationTypes.map((value) => ({ value, label: wordsOfCode(value) }));

interface Props {
  isNew: boolean;
  /** Whether the account has a counterpart at the provider, which stays. */
  isConnected: boolean;
}

/** The fields of a new account, or of one that is edited. */
export function AccountFields({ isNew, isConnected }: Props) {
  return (
    <>
      <FormSection title="Account">
        {isNew && <OrganisationField />}
        <FormText name="name" label="Name" maxLength={150} isRequired />
        <FormText name="reference" label="Reference" maxLength={100} />
        {!isConnected && (
          <FormText
            name="tccAccountId"
            label="Provider id"
            description="The id of the account at the provider. It can be given later, and then stays."
          />
        )}
        <FormTextArea
          name="fundingEmails"
          label="Funding emails"
          description="Told when money arrives. One address on each line."
        />
        <TypeFlags isConnected={isConnected} />
      </FormSection>
      <AddressSection />
      <FormSection title="Identification" lead="Give both, or neither.">
        <FormSelect name="identification_type" label={detailLabels.identification_type} options={identifications} />
        <FormText name="identification_value" label={detailLabels.identification_value} maxLength={100} />
      </FormSection>
      <FormSection title="Payments">
        <FormSelect
          name="default_payment_charge_type"
          label="Default charge type"
          options={optionsOf(chargeTypeLabels)}
          isRequired
        />
      </FormSection>
      <ChargeFields />
      <FormSection title="Safeguarding">
        <FormCheckbox name="safeguarding_enabled" label="Safeguard the money of this account" />
        {!isNew && <FormCheckbox name="safeguarding_permitted" label="Safeguarding is permitted" />}
      </FormSection>
    </>
  );
}

function OrganisationField() {
  const selected = useFormValue((values: AccountValues) => values.org_id);
  return <FormFoundSelect name="org_id" label="Organisation" {...useOrganisationChoices(selected)} isRequired />;
}

/** The designated type is offered where its feature is switched on. Of a connected account the provider says whether it is a sub-account. */
function TypeFlags({ isConnected }: Pick<Props, 'isConnected'>) {
  const { designatedAccountType } = usePortal().flags;
  return (
    <>
      {!isConnected && (
        <FormCheckbox
          name="isTccSubAccount"
          label="Sub-account at the provider"
          help="Every account but the one of the house itself."
        />
      )}
      {designatedAccountType && <FormCheckbox name="isDesignated" label="Designated account" />}
    </>
  );
}

function AddressSection() {
  const countries = useCountries();
  const country = useFormValue((values: AccountValues) => values.country);
  useRegionOfCountry('state_or_province', country);
  return (
    <FormSection title="Owner" lead="Needed before the account can be approved.">
      <FormSelect
        name="legal_entity_type"
        label={detailLabels.legal_entity_type}
        options={optionsOf(legalEntityLabels)}
      />
      <FormText name="street" label={addressLabels.street} maxLength={150} />
      <FieldGrid>
        <FormText name="city" label={addressLabels.city} maxLength={100} />
        <FormText name="postal_code" label={addressLabels.postal_code} maxLength={20} />
      </FieldGrid>
      <FormCountry name="country" label={addressLabels.country} countries={countries} />
      <FormRegion name="state_or_province" label={addressLabels.state_or_province} country={country} maxLength={100} />
    </FormSection>
  );
}
