import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { TableSelection } from './column';
import { ColumnMenu } from './ColumnMenu';
import classes from './TableBar.module.css';
import type { Model } from './useTableModel';

interface Props<Row extends RowData> {
  table: Model<Row>;
  actions?: ReactNode;
  summary?: string;
  selection?: TableSelection<Row>;
  tools?: ReactNode;
  canHide: boolean;
}

/** The bar above a table: actions for the selected rows, number of rows, what can be done with the list, choice of columns. */
export function TableBar<Row extends RowData>({ table, actions, summary, selection, tools, canHide }: Props<Row>) {
  if (!actions && !summary && !selection && !tools && !canHide) return null;
  return (
    <div className={classes.bar}>
      {actions}
      {(summary || selection) && <p role="status">{(selection && chosenText(table, selection)) || summary}</p>}
      <div className={classes.tools}>
        {tools}
        {canHide && <ColumnMenu table={table} />}
      </div>
    </div>
  );
}

function chosenText<Row extends RowData>(table: Model<Row>, { describe }: TableSelection<Row>): string {
  const chosen = table.getSelectedRowModel().rows.map((row) => row.original);
  if (chosen.length === 0) return '';
  return describe ? `${chosen.length} selected: ${describe(chosen)}` : `${chosen.length} selected`;
}
