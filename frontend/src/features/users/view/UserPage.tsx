import { useParams } from 'react-router-dom';
import { messages } from '../../../../../domain/messages';
import { paths } from '../../../session/paths';
import { usePortal } from '../../../session/PortalContext';
import { NotFoundPage } from '../../../shared/NotFoundPage';
import { DetailPage } from '../../../shared/patterns/DetailPage';
import { ReadFrame } from '../../../shared/ReadFrame';
import { Badge } from '../../../ui/marks';
import { Card, Stack } from '../../../ui/layout';
import { Details } from '../../../ui/Details';
import { formatDay, formatInstant } from '../../../ui/formatDate';
import { LinkButton } from '../../../ui/LinkButton';
import { Notice } from '../../../ui/Notice';
import { SkeletonLine } from '../../../ui/loading';
import { useWaitingSeats } from '../../../shared/seats/seatStanding';
import { nameOfUser } from '../nameOfUser';
import { ApiAccess } from './ApiAccess';
import { DelegationsCard } from './DelegationsCard';
import { LinksCard } from './LinksCard';
import { SeatsCard } from './SeatsCard';
import { actsFor } from './userActs';
import { UserActs } from './UserActs';
import { useUser, useUserFacts, type UserFacts, type UserRecord } from './userQuery';

/** One user: facts, organisations, seats and what can be done (/admin/users/{username}). */
export function UserPage() {
  const { username = '' } = useParams();
  const read = useUser(username);
  useWaitingSeats(read, read.data?.user?.contacts);
  return (
    <ReadFrame read={read} rows={8}>
      {({ user }) => (user ? <UserView user={user} /> : <NotFoundPage />)}
    </ReadFrame>
  );
}

function UserView({ user }: { user: UserRecord }) {
  const facts = useUserFacts(user.id);
  const known = facts.data?.facts;
  const isOwn = usePortal().user.id === user.id;
  return (
    <DetailPage
      back={{ to: paths.users, label: messages.adminMenu.users }}
      title={nameOfUser(user) || user.id}
      context={
        <>
          {user.id} {!user.enabled && <Badge tone="failure" label="Disabled" />}
        </>
      }
      actions={known?.isEditable && <LinkButton to={paths.editUser(user.id)}>Edit</LinkButton>}
      notices={<Notices facts={known} isOwn={isOwn} />}
      rail={
        <ReadFrame read={facts} rows={4}>
          {({ facts: read }) => <Rail user={user} facts={read} />}
        </ReadFrame>
      }
    >
      <Card title="User">
        <Details items={factsOf(user, known, facts.isLoading)} />
      </Card>
      <LinksCard user={user} isOwn={isOwn} />
      <SeatsCard user={user} isOwn={isOwn} />
      <DelegationsCard userId={user.id} />
    </DetailPage>
  );
}

function Notices({ facts, isOwn }: { facts: UserFacts | undefined; isOwn: boolean }) {
  if (isOwn) return <Notice tone="info">This is your own user. Another administrator can change it.</Notice>;
  if (facts?.isPending) {
    return (
      <Notice tone="waiting">
        The identity provider has not confirmed the last change of this user yet. It does so within a few minutes.
      </Notice>
    );
  }
  if (!facts || facts.isEditable) return null;
  return (
    <Notice tone="info">
      Only a super admin can change this user as a whole. You can change rights and seats here.
    </Notice>
  );
}

function Rail({ user, facts }: { user: UserRecord; facts: UserFacts }) {
  const { isAdmin } = usePortal();
  const acts = actsFor(user, facts, isAdmin);
  if (!facts.isEditable) return null;
  return (
    <Stack>
      {acts.length > 0 && (
        <Card title="Access">
          <Stack gap="small">
            <UserActs id={user.id} acts={acts} />
          </Stack>
        </Card>
      )}
      <ApiAccess facts={facts} />
    </Stack>
  );
}

function factsOf(user: UserRecord, facts: UserFacts | undefined, isLoading: boolean) {
  const place = isLoading && <SkeletonLine />;
  const verified = facts && (facts.isEmailVerified ? 'Verified' : 'Not verified');
  return [
    { label: 'Username', value: user.id },
    { label: 'Name', value: nameOfUser(user) },
    { label: 'Email', value: [user.email, verified].filter(Boolean).join(' · ') },
    { label: 'Phone', value: user.phone },
    { label: 'Date of birth', value: facts?.date_of_birth ? formatDay(facts.date_of_birth) : place },
    { label: 'MFA', value: facts ? (facts.hasMfaEnabled ? 'On' : 'Off') : place },
    { label: 'Super admin', value: facts?.isSuperAdmin ? 'Yes' : null },
    { label: 'Transfers between accounts', value: user.can_use_transfers ? 'Yes' : 'No' },
    { label: 'Transfers between organisations', value: facts?.can_transfer_between_orgs ? 'Yes' : null },
    { label: 'Last seen', value: user.last_seen_at ? formatInstant(user.last_seen_at) : 'Never' },
    { label: 'Created', value: formatInstant(user.createdAt) },
    { label: 'Records', value: facts ? (facts.hasRecords ? 'Yes, so the user cannot be deleted' : 'None') : place },
  ];
}
