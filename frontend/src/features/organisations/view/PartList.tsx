import { pageParam, useSearch } from '../../../shared/searchParams';
import { rowsPerPage } from '../../../shared/listQuery';
import { RowList, type RowListProps } from '../../../shared/patterns/list/RowList';
import { EmptyState } from '../../../ui/EmptyState';
import { Row, Stack } from '../../../ui/layout';
import type { ReactNode } from 'react';

const search = { page: pageParam };

/** The page of a part, in the address. */
export function usePartPage() {
  const { values, set } = useSearch(search);
  return { page: values.page, onPage: (page: number) => set({ page }) };
}

interface Props<Row> extends Omit<RowListProps<Row>, 'empty' | 'pager'> {
  /** What can be done with the part as a whole. */
  action?: ReactNode;
  /** The text where there are no rows. */
  emptyText: string;
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** One part of an organisation: its actions, and a page of its rows. */
export function PartList<Part extends object>({ action, emptyText, page, pages, onPage, ...list }: Props<Part>) {
  return (
    <Stack>
      {action && <Row>{action}</Row>}
      <RowList
        {...list}
        skeletonRows={rowsPerPage}
        pager={{ page, pages, onPage }}
        empty={<EmptyState>{emptyText}</EmptyState>}
      />
    </Stack>
  );
}
