import { Badge } from '../../../ui/Badge';
import type { Column } from '../../../ui/table/column';
import { shownPage } from '../../../shared/pageOf';
import { PartList, usePartPage } from './PartList';
import { useAccounts, type AccountRow } from './partQueries';

const columns: readonly Column<AccountRow>[] = [
  { key: 'name', title: 'Account', cell: ({ name }) => name, onPhone: 'title' },
  { key: 'reference', title: 'Reference', cell: ({ reference }) => reference, isShort: true, onPhone: 'detail' },
  {
    key: 'state',
    title: 'State',
    cell: (row) => <Badge label={stateOf(row)} tone={row.is_approved || row.is_closed ? 'neutral' : 'waiting'} />,
    onPhone: 'state',
  },
];

function stateOf({ is_approved, is_closed }: AccountRow): string {
  if (is_closed) return 'Closed';
  return is_approved ? 'Approved' : 'Not approved';
}

/** The accounts of an organisation. */
export function AccountsPart({ orgId }: { orgId: string }) {
  const { page, onPage } = usePartPage();
  const read = useAccounts(orgId, page);
  return (
    <PartList
      caption="Accounts"
      nouns={['account', 'accounts']}
      read={read}
      {...shownPage(read.data?.accounts, page)}
      columns={columns}
      rowKey={({ id }) => id}
      emptyText="The accounts of this organisation will be listed here."
      page={page}
      onPage={onPage}
    />
  );
}
