import { Link } from 'react-router-dom';
import { paths } from '../../../session/paths';
import { wordsOfCode } from '../../../shared/codeTexts';
import { Button } from '../../../ui/Button';
import type { Column } from '../../../ui/table/column';
import type { TccAccountRow } from './tccAccountsQuery';

/** The columns of the provider's accounts. One that is imported has a link to ours, the others a button. */
export const tccAccountColumns = (onImport: (account: TccAccountRow) => void): readonly Column<TccAccountRow>[] => [
  { key: 'name', title: 'Account', cell: ({ accountName }) => accountName, onPhone: 'title' },
  {
    key: 'reference',
    title: 'Reference',
    cell: ({ shortReference }) => shortReference,
    isShort: true,
    onPhone: 'detail',
  },
  {
    key: 'place',
    title: 'Place',
    cell: ({ city, country }) => [city, country].filter(Boolean).join(', '),
    isSecondary: true,
    onPhone: 'secondDetail',
  },
  { key: 'status', title: 'Status', cell: ({ status }) => status && wordsOfCode(status), isSecondary: true },
  {
    key: 'imported',
    title: 'Imported',
    onPhone: 'value',
    isNumber: true,
    cell: (row) =>
      row.accountId ? (
        <Link to={paths.account(row.accountId)}>Imported</Link>
      ) : (
        <Button size="small" onClick={() => onImport(row)} aria-label={`Import ${row.accountName}`}>
          Import
        </Button>
      ),
  },
];
