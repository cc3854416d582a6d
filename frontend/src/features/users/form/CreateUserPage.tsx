import { messages } from '../../../../../domain/messages';
import { adminCall } from '../../../graphql/requestHeaders';
import { useCall } from '../../../graphql/useCall';
import { usePortal } from '../../../session/PortalContext';
import { ReadFrame } from '../../../shared/ReadFrame';
import { PageHeader } from '../../../ui/PageHeader';
import { useOrganisations } from '../../../shared/organisations/organisationChoices';
import { UserForm } from './UserForm';
import { detailsOf, newUser } from './userValues';
import { CreateUserDocument } from './userWrites';

/** Creates a user (/admin/users/create). */
export function CreateUserPage() {
  const { isAdmin } = usePortal();
  const { call, isCalling, error } = useCall(CreateUserDocument);
  return (
    <>
      <PageHeader title={messages.users.add} context="The user gets a temporary password by e-mail." />
      <ReadFrame read={useOrganisations()} rows={8}>
        {({ found }) => (
          <UserForm
            initial={newUser(found)}
            isNew
            isSaving={isCalling}
            error={error}
            save={(values) => call({ id: values.id, user: detailsOf(values, isAdmin) }, adminCall)}
          />
        )}
      </ReadFrame>
    </>
  );
}
