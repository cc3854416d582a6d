import { useNavigate, useParams } from 'react-router-dom';
import { adminCall } from '../../../graphql/requestHeaders';
import { useCall } from '../../../graphql/useCall';
import { paths } from '../../../session/paths';
import { NotFoundPage } from '../../../shared/NotFoundPage';
import { ReadFrame } from '../../../shared/ReadFrame';
import { PageHeader } from '../../../ui/PageHeader';
import { OrganisationForm } from './OrganisationForm';
import { changesOf, faultsOf, fieldOf, valuesOf, type OrganisationValues } from './organisationValues';
import { UpdateOrganisationDocument, useEditedOrganisation, type EditedOrganisation } from './organisationWrites';

/** Changes an organisation (/admin/organisations/{id}/edit). */
export function EditOrganisationPage() {
  const { id = '' } = useParams();
  return (
    <ReadFrame read={useEditedOrganisation(id)} rows={8}>
      {({ organisations_by_pk: found }) => (found ? <Edit organisation={found} /> : <NotFoundPage />)}
    </ReadFrame>
  );
}

function Edit({ organisation }: { organisation: EditedOrganisation }) {
  const navigate = useNavigate();
  const { call, isCalling, error } = useCall(UpdateOrganisationDocument);
  const { id, name } = organisation;
  const save = async (values: OrganisationValues) => {
    const changes = changesOf(values, organisation);
    if (Object.keys(changes).length > 0) {
      const answer = await call({ orgId: id, organisation: changes }, adminCall);
      if ('error' in answer) return { field: fieldOf(answer.error.field ?? ''), message: answer.error.text };
    }
    void navigate(paths.organisation(id));
    return undefined;
  };
  return (
    <>
      <PageHeader title="Edit organisation" context={name} />
      <OrganisationForm
        initialValues={valuesOf(organisation)}
        validate={(values) => faultsOf(values, organisation)}
        isNew={false}
        label="Save changes"
        cancelTo={paths.organisation(id)}
        isSaving={isCalling}
        error={error}
        onSubmit={save}
      />
    </>
  );
}
