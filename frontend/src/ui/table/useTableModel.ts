import {
  columnVisibilityFeature,
  functionalUpdate,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type ReactTable,
  type Row as TableRow,
  type RowData,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { Column, TableSelection, TableView } from './column';

/** The layout of a column. */
type Look = Pick<Column<never>, 'isNumber' | 'isShort' | 'isSecondary' | 'onPhone' | 'isExtra' | 'isTitleHidden'>;

const features = tableFeatures({
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  columnMeta: {} as Look,
});

/** The features of TanStack Table that the tables use. */
export type Features = typeof features;
/** The TanStack Table instance of a table. */
export type Model<Row extends RowData> = ReactTable<Features, Row>;
/** A row of the model. */
export type ModelRow<Row extends RowData> = TableRow<Features, Row>;

interface Options<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  view?: TableView;
  selection?: TableSelection<Row>;
}

/** The table's headless model. Order and hidden columns are controlled by the view, the selected rows by the selection. */
export function useTableModel<Row extends RowData>(options: Options<Row>): Model<Row> {
  const { columns, rows, rowKey, view, selection } = options;
  const definitions = useMemo(() => columns.map((column) => definitionOf(column)), [columns]);
  const state = useMemo(() => stateOf(view, selection?.keys), [view, selection?.keys]);
  return useTable<Features, Row>({
    features,
    columns: definitions,
    data: rows,
    getRowId: (row) => rowKey(row),
    manualSorting: true,
    enableSorting: Boolean(view),
    enableMultiSort: false,
    enableSortingRemoval: false,
    state,
    onSortingChange: (change) => {
      const [sort] = functionalUpdate(change, state.sorting);
      if (sort) view?.onSort({ key: sort.id, isDescending: sort.desc });
    },
    onColumnVisibilityChange: (change) => {
      const shown = functionalUpdate(change, state.columnVisibility);
      view?.onHide(Object.keys(shown).filter((key) => !shown[key]));
    },
    onRowSelectionChange: (change) => {
      selection?.onChange(new Set(Object.keys(functionalUpdate(change, state.rowSelection))));
    },
  });
}

const stateOf = (view: TableView | undefined, chosen: ReadonlySet<string> = new Set()) => ({
  sorting: view ? [{ id: view.sort.key, desc: view.sort.isDescending }] : [],
  columnVisibility: Object.fromEntries((view?.hidden ?? []).map((key) => [key, false])),
  rowSelection: Object.fromEntries([...chosen].map((key) => [key, true as const])),
});

function definitionOf<Row extends RowData>(column: Column<Row>): ColumnDef<Features, Row> {
  const { key, title, cell, sortsFirst, isNumber, isShort, isSecondary, onPhone, isExtra, isTitleHidden } = column;
  return {
    id: key,
    header: title,
    cell: ({ row }) => cell(row.original),
    // The server sorts. TanStack Table treats only columns with an accessor as sortable.
    accessorFn: (row) => row,
    enableSorting: Boolean(sortsFirst),
    sortDescFirst: sortsFirst === 'descending',
    meta: { isNumber, isShort, isSecondary, onPhone, isExtra, isTitleHidden },
  };
}
