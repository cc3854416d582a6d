import { Link } from 'react-router-dom';
import { factsOf } from '../../../../domain/changes/changeKinds';
import { Badge } from '../../ui/marks';
import { formatInstant } from '../../ui/formatDate';
import type { Column } from '../../ui/table/column';
import type { ChangeRow } from './changesQuery';

/** What became of a change, in words. */
export const decisionLabels: Readonly<Record<string, string>> = {
  allowed: 'Allowed',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
};

/** The columns of the list of changes. */
export const changeColumns = (linkTo: (id: string) => string): readonly Column<ChangeRow>[] => [
  {
    key: 'change',
    title: 'Change',
    cell: ({ id, kind }) => <Link to={linkTo(id)}>{factsOf(kind).label}</Link>,
    onPhone: 'title',
  },
  {
    key: 'organisation',
    title: 'Organisation',
    cell: ({ organisation }) => organisation?.name ?? 'The house',
    onPhone: 'detail',
  },
  { key: 'by', title: 'Asked for by', cell: ({ requested_by }) => requested_by, onPhone: 'value' },
  {
    key: 'at',
    title: 'Asked for at',
    cell: ({ requested_at }) => formatInstant(requested_at),
    isShort: true,
    onPhone: 'secondDetail',
  },
  {
    key: 'state',
    title: 'State',
    cell: ({ decision }) => (
      <Badge
        label={decision ? (decisionLabels[decision] ?? decision) : 'Waits'}
        tone={decision ? 'neutral' : 'waiting'}
      />
    ),
    isShort: true,
    onPhone: 'state',
  },
];
