import { useEffect, useEffectEvent, useRef, type ComponentProps, type ReactNode } from 'react';
import type { Read } from '../../../graphql/useRead';
import { Pager } from '../../../ui/Pager';
import { DataTable, type DataTableProps } from '../../../ui/table/DataTable';
import { TableSkeleton } from '../../../ui/table/TableSkeleton';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { Arrivals } from '../../live/Arrivals';
import { noNews, type ListNews } from '../../live/listNews';
import { ReadFrame } from '../../ReadFrame';

/** A list: how it is read, what its rows look like, and the text where there are none. */
export interface RowListProps<Row> extends Omit<DataTableProps<Row>, 'rows' | 'goneKeys' | 'isRefreshing'> {
  read: Read<unknown>;
  /** The rows of the page; undefined until they are read. */
  rows: readonly Row[] | undefined;
  /** What the rows are: "payment", "payments". */
  nouns: readonly [one: string, several: string];
  /** What changed since the rows were read, where the list is live. */
  news?: ListNews;
  pager?: ComponentProps<typeof Pager>;
  /** In place of a list that has no rows yet: what will be here, and the action that adds to it. */
  empty: ReactNode;
  /** Removes the search and the filters; undefined while none is set. */
  onClear?: () => void;
  /** Where else to look, below the sentence that nothing matches. */
  elsewhere?: ReactNode;
  /** What came of an action on the list. */
  notice?: ReactNode;
  /** How many rows the skeleton has. */
  skeletonRows?: number;
}

/** The rows of a list with all that belongs to them: skeleton, error, arrivals, table, bulk actions, pager, and the empty states. */
export function RowList<Row extends object>(props: RowListProps<Row>) {
  const { read, rows = [], nouns, news = noNews, pager, empty, onClear, notice, skeletonRows, ...rest } = props;
  const { elsewhere, ...table } = rest;
  const region = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone afterwards.
  const focusRegion = () => region.current?.focus();
  const isEmpty = rows.length === 0 && (pager?.page ?? 1) === 1;
  const isLeft = useLeavingEmptyPage(read.data !== undefined && !read.isRefreshing && rows.length === 0, pager);
  const hasTable = !isEmpty && !isLeft;
  const clear = () => {
    onClear?.();
    focusRegion();
  };
  const showNew = () => {
    read.reload();
    focusRegion();
  };
  const skeleton = (
    <TableSkeleton
      columns={table.columns}
      hidden={table.view?.hidden}
      rows={skeletonRows}
      hasBar={Boolean(table.view || table.tools)}
    />
  );
  return (
    <div ref={region} tabIndex={-1}>
      <ReadFrame read={read} skeleton={skeleton}>
        {() => (
          <>
            <Arrivals count={news.arrivals} nouns={nouns} onShow={showNew} />
            {notice}
            {isEmpty && (onClear ? <NoMatch noun={nouns[1]} onClear={clear} /> : empty)}
            {isEmpty && onClear && elsewhere}
            {hasTable && <DataTable {...table} rows={rows} goneKeys={news.goneIds} isRefreshing={read.isRefreshing} />}
            {!isEmpty && pager && <Pager {...pager} />}
          </>
        )}
      </ReadFrame>
    </div>
  );
}

/** A page whose last row has gone, or that an old address names, is left for the last one that has rows. Returns whether it is. */
function useLeavingEmptyPage(isEmpty: boolean, pager: RowListProps<unknown>['pager']) {
  const { page = 1, pages = 1, onPage } = pager ?? {};
  const isBeyond = isEmpty && page > 1;
  const last = pages < page ? Math.max(1, pages) : 1;
  const leave = useEffectEvent(() => onPage?.(last));
  useEffect(() => {
    if (isBeyond) leave();
  }, [isBeyond]);
  return isBeyond;
}

/** In place of a list in which the search and the filters find nothing. */
function NoMatch({ noun, onClear }: { noun: string; onClear: () => void }) {
  return (
    <EmptyState action={<Button onClick={onClear}>Clear search and filters</Button>}>
      No {noun} match this search.
    </EmptyState>
  );
}
