import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { Button } from '../Button';
import classes from './BulkBar.module.css';
import type { TableSelection } from './column';
import type { Model } from './useTableModel';

interface Props<Row extends RowData> {
  table: Model<Row>;
  selection: TableSelection<Row>;
  onClear: () => void;
  /** The actions for the selected rows. */
  children: ReactNode;
}

/** The bar at the foot of a table once rows are selected: how many, and what can be done with them. It stays in view. */
export function BulkBar<Row extends RowData>({ table, selection, onClear, children }: Props<Row>) {
  const chosen = table.getSelectedRowModel().rows.map((row) => row.original);
  return (
    <div className={classes.bar} data-open={chosen.length > 0}>
      <p role="status">{chosen.length > 0 && chosenText(chosen, selection)}</p>
      {chosen.length > 0 && (
        <div className={classes.actions}>
          {children}
          <Button tone="subtle" onClick={onClear}>
            Clear selection
          </Button>
        </div>
      )}
    </div>
  );
}

function chosenText<Row>(chosen: readonly Row[], { describe }: TableSelection<Row>): string {
  return describe ? `${chosen.length} selected: ${describe(chosen)}` : `${chosen.length} selected`;
}
