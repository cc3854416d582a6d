import { usePortal } from '../../session/PortalContext';
import { useRead } from '../../graphql/useRead';
import { ReadFrame } from '../../shared/ReadFrame';
import { Badge, type BadgeTone } from '../../ui/Badge';
import { Card } from '../../ui/Card';
import { DataTable, type Column } from '../../ui/table/DataTable';
import { EmptyState } from '../../ui/EmptyState';
import { formatInstant } from '../../ui/formatDate';
import type { RecentSignInsQuery } from '../../graphql/generated/operations';
import { RecentSignInsDocument } from './recentSignIns';
import { SignOutEverywhere } from './SignOutEverywhere';

type SignIn = RecentSignInsQuery['activity'][number];

const meanings: Readonly<Record<string, { label: string; tone: BadgeTone }>> = {
  A001: { label: 'Signed in', tone: 'success' },
  E001: { label: 'Wrong password', tone: 'failure' },
  E002: { label: 'Wrong code', tone: 'failure' },
};

/** Anybody can send a client's report: neither the browser nor the person is known. */
function sourceOf({ client_reported: isClientReported }: SignIn): string {
  return isClientReported ? 'An unknown browser, before the sign-in' : 'Sign-in service';
}

const columns: readonly Column<SignIn>[] = [
  { key: 'time', title: 'Time', cell: ({ createdAt }) => formatInstant(createdAt) },
  {
    key: 'what',
    title: 'What',
    cell: ({ eventCode }) => {
      const meaning = meanings[eventCode];
      return meaning && <Badge tone={meaning.tone} label={meaning.label} />;
    },
  },
  { key: 'source', title: 'Reported by', cell: sourceOf },
];

/** The recent sign-ins, so that the user notices unknown ones, and a button that ends all sessions. */
export function SignInsCard() {
  const { user } = usePortal();
  const read = useRead({ query: RecentSignInsDocument, variables: { userId: user.id } });
  return (
    <Card title="Recent sign-ins" action={<SignOutEverywhere />}>
      <ReadFrame read={read} rows={5}>
        {({ activity }) =>
          activity.length > 0 ? (
            <DataTable caption="Recent sign-ins" columns={columns} rows={activity} rowKey={({ id }) => id} />
          ) : (
            <EmptyState>Your sign-ins will appear here.</EmptyState>
          )
        }
      </ReadFrame>
    </Card>
  );
}
