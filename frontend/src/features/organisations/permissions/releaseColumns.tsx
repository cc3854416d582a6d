import { teamText } from '../../../shared/simulator/simulatedAccount';
import { Badge } from '../../../ui/marks';
import { formatCount } from '../../../ui/formats';
import type { Column } from '../../../ui/table/column';
import type { ReleaseFacts } from './releaseFacts';

function aloneText({ aloneUpTo }: ReleaseFacts, currency: string): string {
  if (aloneUpTo === undefined) return 'No amount';
  return aloneUpTo === null ? 'Every amount' : `Up to ${formatCount(aloneUpTo)} ${currency}`;
}

/** The columns of who can release payments from each account. */
export const releaseColumns = (currency: string): readonly Column<ReleaseFacts>[] => [
  { key: 'account', title: 'Account', cell: ({ title }) => title, onPhone: 'title' },
  { key: 'users', title: 'Users', cell: ({ users }) => formatCount(users), isNumber: true, isSecondary: true },
  {
    key: 'creators',
    title: 'May create payments',
    cell: ({ creators }) => formatCount(creators),
    isNumber: true,
    isSecondary: true,
  },
  {
    key: 'alone',
    title: 'One person releases alone',
    cell: (row) => aloneText(row, currency),
    onPhone: 'detail',
  },
  {
    key: 'largest',
    title: 'Fewest people, largest payments',
    cell: ({ largest }) => (
      <Badge label={teamText(largest)} tone={largest === undefined || largest < 2 ? 'waiting' : 'neutral'} />
    ),
    onPhone: 'state',
  },
];
