import { usePortal } from '../../app/session/PortalContext';
import { useRead } from '../../graphql/useRead';
import { ReadFrame } from '../../shared/ReadFrame';
import { Badge, type BadgeTone } from '../../ui/Badge';
import { Card } from '../../ui/Card';
import { DataTable, type Column } from '../../ui/DataTable';
import { EmptyState } from '../../ui/EmptyState';
import { formatInstant } from '../../ui/formatDate';
import { type RecentSignInsQuery } from '../../graphql/generated/operations';
import { RecentSignInsDocument } from './recentSignIns';
import { SignOutEverywhere } from './SignOutEverywhere';

type SignIn = RecentSignInsQuery['activity'][number];

/** What each code means to its user. Sign-ins are recorded by the server, failures reported by whatever browser tried. */
const meanings: Readonly<Record<string, { label: string; tone: BadgeTone; source: string }>> = {
  A001: { label: 'Signed in', tone: 'arrived', source: 'Sign-in service' },
  E001: { label: 'Wrong password', tone: 'failure', source: 'A browser, before the sign-in' },
  E002: { label: 'Wrong code', tone: 'failure', source: 'A browser, before the sign-in' },
};

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
  { key: 'source', title: 'Reported by', cell: ({ eventCode }) => meanings[eventCode]?.source, isSecondary: true },
];

/** The sign-ins of late, so that one notices a stranger's, and what to do then. */
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
