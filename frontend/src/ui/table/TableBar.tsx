import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { Button } from '../Button';
import type { TableView } from './column';
import { ColumnMenu } from './ColumnMenu';
import { SortSelect } from './SortSelect';
import classes from './TableBar.module.css';
import type { Model } from './useTableModel';

/** Switches between opening and selecting rows by a tap. */
export interface Choosing {
  readonly isOn: boolean;
  readonly onSwitch: () => void;
}

interface Props<Row extends RowData> {
  table: Model<Row>;
  tools?: ReactNode;
  /** Where the user can change order and columns. */
  view?: TableView;
  /** Whether a row takes two lines on a phone. */
  isStacked: boolean;
  /** Where rows can be selected. */
  choosing?: Choosing;
}

/**
 * The bar above a table: what can be done with the list, and the choice of columns. On a phone, where rows have neither headings nor
 * checkboxes, also the order and a button to select rows.
 */
export function TableBar<Row extends RowData>({ table, tools, view, isStacked, choosing }: Props<Row>) {
  if (!tools && !view && !choosing) return null;
  return (
    <div className={classes.bar} data-phone={!tools && !view}>
      {view && isStacked && <SortSelect table={table} view={view} />}
      <div className={classes.tools}>
        {choosing && isStacked && (
          <span className={classes.choose}>
            <Button tone="subtle" size="small" aria-pressed={choosing.isOn} onClick={choosing.onSwitch}>
              Select
            </Button>
          </span>
        )}
        {tools}
        {view && <ColumnMenu table={table} />}
      </div>
    </div>
  );
}
