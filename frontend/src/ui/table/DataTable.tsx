import { lazy, Suspense, useState, type ReactNode, type Ref } from 'react';
import { BulkBar } from './BulkBar';
import classes from './DataTable.module.css';
import type { Column, TableSelection, TableView } from './column';
import { TableBar } from './TableBar';
import { TableHead } from './TableHead';
import { TableRow, type RowLook } from './TableRow';
import { useRowKeys } from './useRowKeys';
import { useTableModel } from './useTableModel';

export { type Column } from './column';

/** Up to this number all rows are rendered; of more rows, only the visible ones. */
const maxRenderedRows = 100;

// A separate chunk, loaded with the first long table.
const VirtualRows = lazy(async () => ({ default: (await import('./VirtualRows')).VirtualRows }));

/** The props of a table. */
export interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The address that a click anywhere on a row opens. One of its cells must contain the link, for keyboard users. */
  rowLink?: (row: Row) => string;
  isRefreshing?: boolean;
  /** A text that changes with a row's content: then the row is highlighted for a moment. */
  rowVersion?: (row: Row) => string;
  /** The rows that no longer belong to the list: they stay in place, faded. */
  goneKeys?: ReadonlySet<string>;
  /** Order and hidden columns, where the user can change them. */
  view?: TableView;
  /** The selected rows, where there are bulk actions. */
  selection?: TableSelection<Row>;
  /** The actions for the selected rows, in a bar at the foot. */
  actions?: ReactNode;
  /** What can be done with the whole list, at the right end of the bar. */
  tools?: ReactNode;
}

/**
 * A table with a caption for screen readers and a sticky heading row. On a phone a row takes two lines; its roles are written out, because
 * Safari drops those of a table whose rows are laid out as a grid. The keys j and k or the arrows move between the rows, Enter
 * opens a row, x selects it; a finger selects it by a long press, or by a tap after the button "Select".
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { caption, columns, rowLink, rowVersion, goneKeys, isRefreshing, view, selection, actions, tools } = props;
  const table = useTableModel(props);
  const keys = useRowKeys(Boolean(selection));
  const [isChoosing, setIsChoosing] = useState(false);
  const { rows } = table.getRowModel();
  const clear = () => {
    selection?.onChange(new Set());
    setIsChoosing(false);
  };
  const choice = selection && { nameOf: selection.nameOf, isTapped: isChoosing, onPress: () => setIsChoosing(true) };
  const look: RowLook<Row> = { rowLink, versionOf: rowVersion, goneKeys, choice };
  const isLong = rows.length > maxRenderedRows;
  const isStacked = columns.some(({ onPhone }) => onPhone);
  // On a narrow screen it scrolls sideways, for which the keyboard needs something that takes the focus. It is no landmark: its card may be one.
  const scroller = isStacked || rowLink ? {} : { tabIndex: 0, role: 'group', 'aria-label': caption };
  const rowAt = (index: number, measure?: Ref<HTMLTableRowElement>) => {
    const row = rows[index];
    const place = isLong ? { index, measure } : undefined;
    return row && <TableRow key={row.id} row={row} place={place} {...look} />;
  };
  return (
    <div>
      <TableBar
        table={table}
        tools={tools}
        view={view}
        isStacked={isStacked}
        choosing={selection && { isOn: isChoosing, onSwitch: isChoosing ? clear : () => setIsChoosing(true) }}
      />
      <div className={classes.frame} {...scroller}>
        <table
          className={classes.table}
          role="table"
          data-stacked={isStacked}
          data-choosing={isChoosing}
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
            <tbody role="rowgroup">{rows.map((_, index) => rowAt(index))}</tbody>
          )}
        </table>
      </div>
      {selection && (
        <BulkBar table={table} selection={selection} onClear={clear}>
          {actions}
        </BulkBar>
      )}
    </div>
  );
}
