import { Link } from 'react-router-dom';
import { noticeOf, type Notice } from '../../../../domain/notices/notice';
import { noticeText } from '../../../../domain/notices/noticeText';
import { Button } from '../../ui/Button';
import { formatDay, formatInstant } from '../../ui/formatDate';
import { Money } from '../../ui/money/Money';
import type { Column } from '../../ui/table/DataTable';
import type { NoticeRow } from './noticesQuery';

interface Options {
  /** Called when the user opens what a notice is about, and by the button of its row. */
  readonly onMark: (row: NoticeRow, isRead: boolean) => void;
}

const textOf = (row: NoticeRow) => noticeText(noticeOf(row), formatDay);

/** The columns of the notices list. Unread ones stand in bold, and say so to screen readers. */
export const noticeColumns = ({ onMark }: Options): readonly Column<NoticeRow>[] => [
  {
    key: 'title',
    title: 'Notice',
    cell: (row) => <Title row={row} onOpen={() => onMark(row, true)} />,
    onPhone: 'title',
  },
  { key: 'detail', title: 'About', cell: (row) => textOf(row).detail, onPhone: 'detail' },
  { key: 'account', title: 'Account', cell: ({ account }) => account?.name, isSecondary: true },
  { key: 'amount', title: 'Amount', cell: (row) => amountOf(noticeOf(row)), isNumber: true, onPhone: 'value' },
  {
    key: 'when',
    title: 'When',
    cell: ({ createdAt }) => formatInstant(createdAt),
    isShort: true,
    onPhone: 'secondDetail',
  },
  {
    key: 'mark',
    title: 'Actions',
    isTitleHidden: true,
    cell: (row) => <MarkButton row={row} onMark={onMark} />,
    onPhone: 'actions',
  },
];

function Title({ row, onOpen }: { row: NoticeRow; onOpen: () => void }) {
  const { title, path } = textOf(row);
  const link = (
    <Link to={path} onClick={row.readAt ? undefined : onOpen}>
      {title}
    </Link>
  );
  if (row.readAt) return link;
  return (
    <strong>
      <span className="visually-hidden">Unread: </span>
      {link}
    </strong>
  );
}

function MarkButton({ row, onMark }: Options & { row: NoticeRow }) {
  const label = row.readAt ? 'Mark as unread' : 'Mark as read';
  const { title, detail } = textOf(row);
  return (
    <Button size="small" aria-label={`${label}: ${title}, ${detail}`} onClick={() => onMark(row, !row.readAt)}>
      {label}
    </Button>
  );
}

function amountOf({ content }: Notice) {
  return 'amount' in content ? <Money amount={content.amount} currency={content.currency} /> : null;
}
