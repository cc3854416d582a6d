import type { RowData } from '@tanstack/react-table';
import type { Sort, TableView } from './column';
import classes from './TableBar.module.css';
import type { Model } from './useTableModel';

const directions = [
  { isDescending: false, word: 'ascending' },
  { isDescending: true, word: 'descending' },
];

interface Props<Row extends RowData> {
  table: Model<Row>;
  view: TableView;
}

/** The order of a list on a phone, where the rows have no headings to click. */
export function SortSelect<Row extends RowData>({ table, view: { sort, onSort } }: Props<Row>) {
  const sortable = table.getAllLeafColumns().filter((column) => column.getCanSort());
  if (sortable.length === 0) return null;
  return (
    <label className={classes.sort}>
      Sort by
      <select
        value={nameOf(sort)}
        onChange={(event) => {
          const [key = '', word] = event.currentTarget.value.split(' ');
          onSort({ key, isDescending: word === 'descending' });
        }}
      >
        {sortable.flatMap((column) =>
          directions.map(({ isDescending, word }) => (
            <option key={`${column.id} ${word}`} value={nameOf({ key: column.id, isDescending })}>
              {String(column.columnDef.header)}, {word}
            </option>
          )),
        )}
      </select>
    </label>
  );
}

const nameOf = ({ key, isDescending }: Sort) => `${key} ${isDescending ? 'descending' : 'ascending'}`;
