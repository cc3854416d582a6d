import { idleLimitMinutes, maxExpiryDays, maxNameLength } from '../../../../../domain/organisations/organisationInput';
import { FormCurrency, FormText, FormCheckbox } from '../../../ui/form/fields';
import { NoticeFields } from './NoticeFields';
import { FormSection } from '../../../shared/patterns/FormLayout';

/** The fields of a new organisation, or of one that is edited. */
export function OrganisationFields({ isNew }: { isNew: boolean }) {
  return (
    <>
      <FormSection title="Organisation">
        <FormText name="name" label="Name" maxLength={maxNameLength} isRequired />
        {isNew && (
          <FormCurrency
            name="authorisation_currency"
            label="Authorisation currency"
            description="Thresholds and limits are in this currency. It cannot be changed later."
            isRequired
          />
        )}
        {!isNew && (
          <FormText
            name="idle_limit_minutes"
            label="Idle limit in minutes"
            description={`From ${idleLimitMinutes.least} to ${idleLimitMinutes.most}. A session without activity ends after it.`}
            isShort
            isRequired
          />
        )}
        {!isNew && (
          <FormText
            name="payment_expiry_days"
            label="Days until payments expire"
            description={`Up to ${maxExpiryDays}. A payment that is not approved by then fails. Leave it empty and payments wait without end.`}
            isShort
          />
        )}
        <FormCheckbox name="enable_dip" label="Enable DIP" />
        {!isNew && <FormCheckbox name="enable_favourites" label="Enable favourites" />}
      </FormSection>
      {!isNew && <NoticeFields />}
      <FormSection title="Login at the provider" lead="The key is stored sealed and is not shown again.">
        <FormText name="tcc_login_id" label="Login id" maxLength={maxNameLength} isRequired={isNew} />
        <FormText
          name="api_key"
          label="API key"
          type="password"
          autoComplete="off"
          description={isNew ? undefined : 'Leave it empty to keep the key that is stored.'}
          isRequired={isNew}
        />
        <FormText name="tcc_contact_id" label="Contact id" isRequired={isNew} />
        <FormCheckbox
          name="defaultToAdminCredentials"
          label="Use the house's login"
          help="Calls for this organisation then do not use its own login."
        />
      </FormSection>
    </>
  );
}
