import type { Column, RowData } from '@tanstack/react-table';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { Checkbox } from '../Checkbox';
import classes from './DataTable.module.css';
import type { Features, Model } from './useTableModel';

/** The heading row: a button in each sortable column, a checkbox for all rows where rows can be selected. */
export function TableHead<Row extends RowData>({ table, isSelectable }: { table: Model<Row>; isSelectable: boolean }) {
  return (
    <thead role="rowgroup">
      <tr role="row">
        {isSelectable && (
          <th scope="col" role="columnheader" className={classes.choice}>
            <Checkbox
              label={`Select all ${table.getRowModel().rows.length} on this page`}
              isLabelHidden
              isChecked={table.getIsAllRowsSelected()}
              isMixed={table.getIsSomeRowsSelected()}
              onChange={(isChecked) => table.toggleAllRowsSelected(isChecked)}
            />
          </th>
        )}
        {table.getVisibleLeafColumns().map((column) => (
          <Heading key={column.id} column={column} />
        ))}
      </tr>
    </thead>
  );
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

function Heading<Row extends RowData>({ column }: { column: Column<Features, Row> }) {
  const { header, meta } = column.columnDef;
  const title = String(header);
  const order = column.getIsSorted();
  const Arrow = order === 'desc' ? IconArrowDown : IconArrowUp;
  return (
    <th
      scope="col"
      role="columnheader"
      data-number={meta?.isNumber}
      data-secondary={meta?.isSecondary}
      data-extra={meta?.isExtra}
      aria-sort={order ? ariaSort[order] : undefined}
    >
      {column.getCanSort() ? (
        <button type="button" className={classes.sort} onClick={() => column.toggleSorting()}>
          {title}
          <Arrow size={13} aria-hidden data-shown={Boolean(order)} />
        </button>
      ) : (
        <span className={meta?.isTitleHidden ? 'visually-hidden' : undefined}>{title}</span>
      )}
    </th>
  );
}
