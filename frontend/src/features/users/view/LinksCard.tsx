import { gql, type TypedDocumentNode } from 'urql';
import { adminCall } from '../../../graphql/requestHeaders';
import { useCall } from '../../../graphql/useCall';
import { tellIfWaiting } from '../../../shared/changes/tellSaved';
import { Card, Stack } from '../../../ui/layout';
import { Checkbox } from '../../../ui/Checkbox';
import { Notice } from '../../../ui/Notice';
import { linkRights, RightsBox } from '../RightsBox';
import type { UserOutcome } from '../tellOutcome';
import type { UserRecord } from './userQuery';

type Flag = (typeof linkRights)[number]['flag'];
type Link = UserRecord['organisationLinks'][number];
type FlagDocument = TypedDocumentNode<UserOutcome, { id: string; orgId: string; isSet: boolean }>;

const documents: Readonly<Record<Flag, FlagDocument>> = {
  can_user_admin_org: gql`
    mutation setUserAsOrgAdmin($id: String!, $orgId: uuid!, $isSet: Boolean!) {
      result: setUserAsOrgAdmin(id: $id, orgId: $orgId, isOrgAdmin: $isSet) {
        id
        isPending
        pendingChangeId
      }
    }
  `,
  can_manage_favourites: gql`
    mutation setFavouritesAdmin($id: String!, $orgId: uuid!, $isSet: Boolean!) {
      result: setFavouritesAdmin(id: $id, orgId: $orgId, canManageFavourites: $isSet) {
        id
        isPending
        pendingChangeId
      }
    }
  `,
  canManageNewAccount: gql`
    mutation setManageNewAccount($id: String!, $orgId: uuid!, $isSet: Boolean!) {
      result: setManageNewAccount(id: $id, orgId: $orgId, canManageNewAccount: $isSet) {
        id
        isPending
        pendingChangeId
      }
    }
  `,
};

/** What the user may do for each organisation; each box takes effect at once. */
export function LinksCard({ user, isOwn }: { user: UserRecord; isOwn: boolean }) {
  return (
    <Card
      title="Organisations"
      lead={
        isOwn
          ? undefined
          : 'Each change takes effect at once, or waits for a second administrator where the organisation wants one.'
      }
    >
      <Stack>
        {user.organisationLinks.map((link) => (
          <RightsBox key={link.org_id} organisation={link.organisation.name}>
            {linkRights.map(({ flag, label }) => (
              <RightSwitch key={flag} link={link} flag={flag} label={label} isDisabled={isOwn} />
            ))}
          </RightsBox>
        ))}
      </Stack>
    </Card>
  );
}

function RightSwitch({
  link,
  flag,
  label,
  isDisabled,
}: {
  link: Link;
  flag: Flag;
  label: string;
  isDisabled: boolean;
}) {
  const { call, isCalling, error } = useCall(documents[flag]);
  const set = async (isSet: boolean) => {
    const answer = await call({ id: link.user_id, orgId: link.org_id, isSet }, adminCall);
    if ('data' in answer) tellIfWaiting(answer.data);
  };
  return (
    <>
      <Checkbox
        label={label}
        isChecked={link[flag]}
        onChange={(isSet) => void set(isSet)}
        isDisabled={isDisabled || isCalling}
      />
      {error && <Notice tone="failure">{error.text}</Notice>}
    </>
  );
}
