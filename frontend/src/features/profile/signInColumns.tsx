import { Badge, type BadgeTone } from '../../ui/marks';
import { formatInstant } from '../../ui/formatDate';
import type { RecentSignInsQuery } from '../../graphql/generated/operations';
import type { Column } from '../../ui/table/column';

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

/** The columns of the recent sign-ins. */
export const signInColumns: readonly Column<SignIn>[] = [
  { key: 'time', title: 'Time', cell: ({ createdAt }) => formatInstant(createdAt), isShort: true, onPhone: 'detail' },
  {
    key: 'what',
    title: 'What',
    onPhone: 'title',
    cell: ({ eventCode }) => {
      const meaning = meanings[eventCode];
      return meaning && <Badge tone={meaning.tone} label={meaning.label} />;
    },
  },
  { key: 'source', title: 'Reported by', cell: sourceOf, onPhone: 'secondDetail' },
];
