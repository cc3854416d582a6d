import { lazy, Suspense, type ReactNode, type Ref } from 'react';
import classes from './DataTable.module.css';
import { type Column, type TableSelection, type TableView } from './table/column';
import { TableBar } from './table/TableBar';
import { TableHead } from './table/TableHead';
import { TableRow, type RowLook } from './table/TableRow';
import { useRowKeys } from './table/useRowKeys';
import { useTableModel } from './table/useTableModel';

export { type Column } from './table/column';

/** As many rows are in the page as they are; of more, only those in sight. */
const mostRowsInPage = 100;

// Loaded with the first long table only.
const VirtualRows = lazy(async () => ({ default: (await import('./table/VirtualRows')).VirtualRows }));

interface Props<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Where a row leads: a click anywhere on it goes there. One of its cells holds the link itself, for keyboards. */
  rowLink?: (row: Row) => string;
  isRefreshing?: boolean;
  /** The order and the hidden columns, where the reader may change them. */
  view?: TableView;
  /** The chosen rows, where something can be done to several at once. */
  selection?: TableSelection<Row>;
  /** How many there are, in words; it gives way to the number of chosen rows. */
  summary?: string;
  /** What can be done with the chosen rows. */
  actions?: ReactNode;
}

/**
 * A real table with a caption for screen readers and a heading row that stays in sight. The keys j and k or the arrows move
 * between its rows, Enter opens one, x ticks it.
 */
export function DataTable<Row extends object>(props: Props<Row>) {
  const { caption, rowLink, isRefreshing, view, selection, summary, actions } = props;
  const table = useTableModel(props);
  const keys = useRowKeys(Boolean(selection));
  const { rows } = table.getRowModel();
  const look: RowLook<Row> = { rowLink, nameOf: selection?.nameOf };
  const isLong = rows.length > mostRowsInPage;
  const rowAt = (index: number, measure?: Ref<HTMLTableRowElement>) => {
    const row = rows[index];
    const place = isLong ? { index, measure } : undefined;
    return row && <TableRow key={row.id} row={row} place={place} {...look} />;
  };
  return (
    <div>
      <TableBar table={table} actions={actions} summary={summary} selection={selection} canHide={Boolean(view)} />
      <div className={classes.frame}>
        <table
          className={classes.table}
          aria-busy={isRefreshing}
          aria-rowcount={isLong ? rows.length + 1 : undefined}
          onKeyDown={keys.onKeyDown}
        >
          <caption className="visually-hidden">{caption}</caption>
          <TableHead table={table} isSelectable={Boolean(selection)} />
          {isLong ? (
            <Suspense fallback={<tbody />}>
              <VirtualRows count={rows.length} keyOf={(index) => rows[index]?.id ?? ''} rowAt={rowAt} />
            </Suspense>
          ) : (
            <tbody>{rows.map((_, index) => rowAt(index))}</tbody>
          )}
        </table>
      </div>
    </div>
  );
}
