import { Link } from 'react-router-dom';
import { noticeChoices } from '../../../../../domain/fraudNotices/acknowledgement';
import { paths } from '../../../session/paths';
import { formatInstant } from '../../../ui/formatDate';
import type { Column } from '../../../ui/table/DataTable';
import classes from './noticeColumns.module.css';
import { noticeDetails } from './noticeDetails';
import type { LoggedNotice } from './noticesQuery';

const choices: Readonly<Record<string, string>> = noticeChoices;

/** The columns of the log of fraud notices. Address and browser are what the request said. */
export const noticeColumns: readonly Column<LoggedNotice>[] = [
  {
    key: 'presented',
    title: 'Presented',
    cell: ({ presentedAt }) => formatInstant(presentedAt),
    isShort: true,
    onPhone: 'detail',
  },
  { key: 'person', title: 'User', cell: ({ presentedTo }) => presentedTo, onPhone: 'title' },
  {
    key: 'acknowledged',
    title: 'Acknowledged',
    cell: ({ acknowledgedAt }) => (acknowledgedAt ? formatInstant(acknowledgedAt) : 'No'),
    isShort: true,
    onPhone: 'secondDetail',
  },
  {
    key: 'choice',
    title: 'Choice',
    cell: ({ selectionBoxChoice: choice }) => choice && (choices[choice] ?? choice),
    isSecondary: true,
  },
  { key: 'details', title: 'Details', cell: ({ details }) => noticeDetails(details), isSecondary: true },
  {
    key: 'payment',
    title: 'Payment',
    cell: ({ paymentId }) => paymentId && <Link to={paths.payment(paymentId)}>Open</Link>,
    onPhone: 'value',
  },
  { key: 'ip', title: 'IP address', cell: ({ ip }) => ip, isShort: true, isSecondary: true },
  {
    key: 'browser',
    title: 'Browser',
    cell: ({ browser }) => <span className={classes.browser}>{browser}</span>,
    isSecondary: true,
  },
];
