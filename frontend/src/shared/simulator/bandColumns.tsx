import { Badge } from '../../ui/marks';
import type { Column } from '../../ui/table/column';
import { teamText } from './simulatedAccount';

/** Payments between two amounts, with the fewest people who release one. */
export interface Band {
  /** The first whole amount of the band. */
  readonly amount: string;
  readonly label: string;
  readonly before: number | undefined;
  readonly after: number | undefined;
}

/** The columns of the fewest people by amount. */
export const bandColumns: readonly Column<Band>[] = [
  { key: 'band', title: 'Payments', cell: ({ label }) => label, onPhone: 'title' },
  { key: 'before', title: 'Before', cell: ({ before }) => teamText(before), isShort: true, onPhone: 'detail' },
  {
    key: 'after',
    title: 'After',
    cell: ({ after }) => (
      <Badge label={teamText(after)} tone={after === undefined || after < 2 ? 'waiting' : 'neutral'} />
    ),
    isShort: true,
    onPhone: 'state',
  },
];
