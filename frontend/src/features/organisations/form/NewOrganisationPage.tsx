import { useNavigate } from 'react-router-dom';
import { adminCall } from '../../../graphql/requestHeaders';
import { useCall } from '../../../graphql/useCall';
import { paths } from '../../../session/paths';
import { PageHeader } from '../../../ui/PageHeader';
import { OrganisationForm } from './OrganisationForm';
import { creationOf, faultsOf, noValues, type OrganisationValues } from './organisationValues';
import { CreateOrganisationDocument } from './organisationWrites';

/** Creates an organisation (/admin/organisations/new). */
export function NewOrganisationPage() {
  const navigate = useNavigate();
  const { call, isCalling, error } = useCall(CreateOrganisationDocument);
  const create = async (values: OrganisationValues) => {
    const answer = await call({ organisation: creationOf(values) }, adminCall);
    if ('error' in answer) return { field: answer.error.field, message: answer.error.text };
    void navigate(paths.organisation(answer.data.createOrganisation.id));
    return undefined;
  };
  return (
    <>
      <PageHeader title="New organisation" context="A customer with its own login at the provider" />
      <OrganisationForm
        initialValues={noValues}
        validate={(values) => faultsOf(values)}
        isNew
        label="Create organisation"
        cancelTo={paths.organisations}
        isSaving={isCalling}
        error={error}
        onSubmit={create}
      />
    </>
  );
}
