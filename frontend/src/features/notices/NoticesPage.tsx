import { useCall } from '../../graphql/useCall';
import { paths } from '../../session/paths';
import { countText } from '../../ui/formats';
import { ListPage } from '../../shared/patterns/list/ListPage';
import { oneOfParam, pageParam, useSearch } from '../../shared/searchParams';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { FilterChips } from '../../ui/FilterChips';
import { LinkButton } from '../../ui/LinkButton';
import { Notice } from '../../ui/Notice';
import { Row } from '../../ui/layout';
import { noticeColumns } from './noticeColumns';
import { noticesPerPage, useNotices, type NoticeRow } from './noticesQuery';
import { MarkAllNoticesReadDocument, MarkNoticeReadDocument } from './noticeWrites';

const noticesSearch = { show: oneOfParam(['', 'unread'], ''), page: pageParam };
const nouns = ['notice', 'notices'] as const;

/** What happened that concerns the user: payments that wait or failed, money in, rates (/notices). The list is live. */
export function NoticesPage() {
  const { values, set } = useSearch(noticesSearch);
  const { read, news } = useNotices({ isUnreadOnly: values.show === 'unread', page: values.page });
  const one = useCall(MarkNoticeReadDocument);
  const all = useCall(MarkAllNoticesReadDocument);
  const [count, unread] = [read.data?.found.aggregate?.count, read.data?.unread.aggregate];
  const newest = unread?.max?.createdAt;
  const failure = one.error ?? all.error;
  const onMark = ({ id }: NoticeRow, isRead: boolean) => void one.call({ id, isRead });
  const markAll = () => void (newest && all.call({ upTo: newest }));
  return (
    <ListPage
      title="Notices"
      context="What concerns you, from all your accounts"
      summary={countText(count, nouns)}
      action={
        <Row>
          <Button isDisabled={!newest} isLoading={all.isCalling} onClick={markAll}>
            Mark all as read
          </Button>
          <LinkButton to={paths.noticeSettings}>Settings</LinkButton>
        </Row>
      }
      chips={
        <FilterChips
          label="Show"
          value={values.show}
          options={[
            { value: '', label: 'All' },
            { value: 'unread', label: 'Unread', count: unread?.count },
          ]}
          onChange={(show) => set({ show })}
        />
      }
      notice={failure && <Notice tone="failure">{failure.text}</Notice>}
      caption="Notices"
      nouns={nouns}
      read={read}
      rows={read.data?.notices}
      news={news}
      columns={noticeColumns({ onMark })}
      rowKey={({ id }) => id}
      rowVersion={({ id }) => id}
      pager={{
        page: values.page,
        pages: Math.ceil((count ?? 0) / noticesPerPage),
        onPage: (page) => set({ page }),
      }}
      onClear={values.show ? () => set({ show: '' }) : undefined}
      empty={<EmptyState>Approvals, failed payments, money in and rate alerts will be listed here.</EmptyState>}
    />
  );
}
