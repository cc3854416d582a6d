import { useParams } from 'react-router-dom';
import { adminCall } from '../../../graphql/requestHeaders';
import { useCall } from '../../../graphql/useCall';
import { usePortal } from '../../../session/PortalContext';
import { NotFoundPage } from '../../../shared/NotFoundPage';
import { ReadFrame } from '../../../shared/ReadFrame';
import { Notice } from '../../../ui/Notice';
import { PageHeader } from '../../../ui/PageHeader';
import { useUser, useUserFacts, type UserFacts, type UserRecord } from '../view/userQuery';
import { UserForm } from './UserForm';
import { detailsOf, valuesOf } from './userValues';
import { EditUserDocument } from './userWrites';

/** Changes a user (/admin/users/{id}/edit). */
export function EditUserPage() {
  const { id = '' } = useParams();
  const facts = useUserFacts(id);
  return (
    <ReadFrame read={useUser(id)} rows={8}>
      {({ user }) =>
        user ? (
          <>
            <PageHeader title={`Edit ${user.id}`} context="All links to organisations are replaced." />
            <ReadFrame read={facts} rows={8}>
              {({ facts: known }) => <EditForm user={user} facts={known} />}
            </ReadFrame>
          </>
        ) : (
          <NotFoundPage />
        )
      }
    </ReadFrame>
  );
}

function EditForm({ user, facts }: { user: UserRecord; facts: UserFacts }) {
  const { isAdmin } = usePortal();
  const { call, isCalling, error } = useCall(EditUserDocument);
  if (!facts.isEditable) return <Notice tone="waiting">You cannot change this user. Ask a super admin.</Notice>;
  return (
    <UserForm
      initial={valuesOf(user, facts)}
      isNew={false}
      isSaving={isCalling}
      error={error}
      save={(values) => call({ id: user.id, user: detailsOf(values, isAdmin) }, adminCall)}
    />
  );
}
