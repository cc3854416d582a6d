import { Link } from 'react-router-dom';
import { Badge } from '../../ui/marks';
import { formatInstant } from '../../ui/formatDate';
import type { Column } from '../../ui/table/column';
import type { DifferenceRow } from './booksQuery';
import { amountOf } from './sideFacts';

const kinds: Readonly<Record<string, string>> = {
  payment: 'Payment',
  transfer: 'Transfer',
  conversion: 'Conversion',
  movement: 'Movement',
  charge: 'Charge',
};

const sides: Readonly<Record<string, string>> = {
  ours: 'In our books only',
  provider: 'At the provider only',
  movements: 'In the wallets only',
};

const resolutions: Readonly<Record<string, string>> = {
  closed: 'Agrees now',
  adopt: 'Adopted',
  explain: 'Explained',
  reverse: 'Reversed',
  correct: 'Corrected',
};

/** The kind of a record in words. */
export const kindLabel = (kind: string): string => kinds[kind] ?? kind;

/** What differs, in words. */
export const differsLabel = ({ side, fields }: Pick<DifferenceRow, 'side' | 'fields'>): string =>
  sides[side] ?? `Other ${(fields as readonly string[]).join(', ')}`;

/** What became of a difference, in words. */
export function stateLabel({ resolved_at, resolution }: Pick<DifferenceRow, 'resolved_at' | 'resolution'>): string {
  if (!resolved_at) return resolution ? 'Being reversed' : 'Open';
  return resolutions[resolution ?? ''] ?? 'Resolved';
}

/** The columns of the list of differences. */
export const differenceColumns = (linkTo: (id: string) => string): readonly Column<DifferenceRow>[] => [
  {
    key: 'record',
    title: 'Record',
    cell: ({ id, kind }) => <Link to={linkTo(id)}>{kindLabel(kind)}</Link>,
    onPhone: 'title',
  },
  { key: 'account', title: 'Account', cell: ({ account }) => account?.name ?? 'None of ours', onPhone: 'detail' },
  { key: 'differs', title: 'Differs', cell: differsLabel, onPhone: 'secondDetail' },
  { key: 'amount', title: 'Amount', cell: amountOf, isNumber: true, onPhone: 'value' },
  { key: 'found', title: 'Found', cell: ({ found_at }) => formatInstant(found_at), isShort: true, isSecondary: true },
  {
    key: 'state',
    title: 'State',
    cell: (row) => <Badge label={stateLabel(row)} tone={row.resolved_at ? 'neutral' : 'waiting'} />,
    isShort: true,
    onPhone: 'state',
  },
];
