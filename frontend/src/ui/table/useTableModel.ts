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
import { type Column, type TableSelection, type TableView } from './column';

/** How a column looks, apart from what its cells show. */
type Look = Pick<Column<never>, 'isNumber' | 'isShort' | 'isSecondary' | 'isExtra' | 'isTitleHidden'>;

const features = tableFeatures({
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  columnMeta: {} as Look,
});

/** What the table's model can do. */
export type Features = typeof features;
/** A table's model. */
export type Model<Row extends RowData> = ReactTable<Features, Row>;
/** One of its rows. */
export type ModelRow<Row extends RowData> = TableRow<Features, Row>;

interface Options<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  view?: TableView;
  selection?: TableSelection<Row>;
}

/** The table's headless model. Order and hidden columns belong to the view, the chosen rows to the selection. */
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
  const { key, title, cell, sortsFirst, isNumber, isShort, isSecondary, isExtra, isTitleHidden } = column;
  return {
    id: key,
    header: title,
    cell: ({ row }) => cell(row.original),
    // The server sorts; the model takes only columns with a value for sortable.
    accessorFn: (row) => row,
    enableSorting: Boolean(sortsFirst),
    sortDescFirst: sortsFirst === 'descending',
    meta: { isNumber, isShort, isSecondary, isExtra, isTitleHidden },
  };
}
