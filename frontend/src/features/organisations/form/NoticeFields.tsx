import { FormSection } from '../../../shared/patterns/FormLayout';
import { FormAmount, FormCheckbox } from '../../../ui/form/fields';
import { useFormValue } from '../../../ui/form/formState';
import type { OrganisationValues } from './organisationValues';

/** When the users of an organisation are shown a fraud notice before a payment. */
export function NoticeFields() {
  const currency = useFormValue((values: OrganisationValues) => values.authorisation_currency);
  return (
    <FormSection
      title="Fraud notices"
      lead="A payment that fits one of these is made only after its notice was acknowledged."
    >
      <FormAmount
        name="notices.paymentThreshold"
        label="Payments above"
        currency={currency}
        description="Leave it empty for no amount."
      />
      <FormCheckbox name="notices.priority" label="Priority payments" />
      <FormCheckbox name="notices.regular" label="Regular payments" />
      <FormCheckbox name="notices.beneficiary" label="Payments to bank details that were not paid before" />
      <FormCheckbox name="notices.optOut" label="Opt out" help="No notice is shown, whatever is set above." />
    </FormSection>
  );
}
