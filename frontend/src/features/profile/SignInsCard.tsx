import { gql, type TypedDocumentNode } from 'urql';
import type { RecentSignInsQuery, RecentSignInsQueryVariables } from '../../graphql/generated/operations';
import { usePortal } from '../../session/PortalContext';
import { useRead } from '../../graphql/useRead';
import { ReadFrame } from '../../shared/ReadFrame';
import { Card } from '../../ui/layout';
import { DataTable } from '../../ui/table/DataTable';
import { EmptyState } from '../../ui/EmptyState';
import { signInColumns } from './signInColumns';
import { SignOutEverywhere } from './SignOutEverywhere';

/** The user's last ten sign-ins, including failed ones. */
const RecentSignInsDocument: TypedDocumentNode<RecentSignInsQuery, RecentSignInsQueryVariables> = gql`
  query recentSignIns($userId: String!) {
    activity(
      where: { userId: { _eq: $userId }, eventCode: { _in: ["A001", "E001", "E002"] } }
      order_by: [{ createdAt: desc }]
      limit: 10
    ) {
      id
      eventCode
      client_reported
      createdAt
    }
  }
`;

/** The recent sign-ins, so that the user notices unknown ones, and a button that ends all sessions. */
export function SignInsCard() {
  const { user } = usePortal();
  const read = useRead({ query: RecentSignInsDocument, variables: { userId: user.id } });
  return (
    <Card title="Recent sign-ins" lead="The ten newest." action={<SignOutEverywhere />}>
      <ReadFrame read={read} rows={5}>
        {({ activity }) =>
          activity.length > 0 ? (
            <DataTable caption="Recent sign-ins" columns={signInColumns} rows={activity} rowKey={({ id }) => id} />
          ) : (
            <EmptyState>Your sign-ins will appear here.</EmptyState>
          )
        }
      </ReadFrame>
    </Card>
  );
}
