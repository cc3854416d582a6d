import { Link } from 'react-router-dom';
import { paths } from '../../../session/paths';
import { Badge } from '../../../ui/marks';
import type { Column } from '../../../ui/table/column';
import type { EndpointRow } from './webhookQueries';

/** The columns of an organisation's endpoints. */
export const endpointColumns: readonly Column<EndpointRow>[] = [
  {
    key: 'url',
    title: 'Address',
    cell: ({ id, org_id, url }) => <Link to={paths.webhook(org_id, id)}>{url}</Link>,
    onPhone: 'title',
  },
  { key: 'description', title: 'Description', cell: ({ description }) => description, onPhone: 'detail' },
  {
    key: 'events',
    title: 'Events',
    cell: ({ events }) => `${events.length} ${events.length === 1 ? 'event' : 'events'}`,
    onPhone: 'secondDetail',
  },
  {
    key: 'state',
    title: 'State',
    cell: ({ enabled }) => <Badge label={enabled ? 'On' : 'Off'} tone={enabled ? 'success' : 'neutral'} />,
    onPhone: 'state',
  },
];
