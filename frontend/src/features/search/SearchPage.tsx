import type { ReactNode } from 'react';
import { messages } from '../../../../domain/messages';
import { ListFilters, type ListFiltersProps } from '../../shared/patterns/list/ListFilters';
import { Summary } from '../../shared/patterns/list/ListPage';
import { RowList, type RowListProps } from '../../shared/patterns/list/RowList';
import { PageHeader } from '../../ui/PageHeader';
import { Stack } from '../../ui/layout';
import { SearchTabs } from './SearchTabs';

interface Props<Row> extends RowListProps<Row>, ListFiltersProps {
  current: 'transactions' | 'conversions' | 'payments';
  /** Whose records are searched. */
  account: string;
  summary?: string;
  chips?: ReactNode;
}

/** The search page: the tabs, and in the open one a search, its filters and what it finds. */
export function SearchPage<Row extends object>(props: Props<Row>) {
  const { current, account, summary, search, more, chips, ...list } = props;
  return (
    <>
      <PageHeader
        title={messages.shell.search}
        context={
          <>
            {account}
            <Summary text={summary} />
          </>
        }
      />
      <SearchTabs current={current}>
        <Stack isInOrder>
          <ListFilters search={search} more={more} />
          {chips}
          <RowList {...list} />
        </Stack>
      </SearchTabs>
    </>
  );
}
