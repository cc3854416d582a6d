import { Popover } from '@mantine/core';
import type { RowData } from '@tanstack/react-table';
import { IconColumns3 } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../Button';
import { Checkbox } from '../Checkbox';
import classes from './TableBar.module.css';
import type { Model } from './useTableModel';

/** Shows and hides the columns of a table. At least one column stays visible. */
export function ColumnMenu<Row extends RowData>({ table }: { table: Model<Row> }) {
  const [isOpen, setIsOpen] = useState(false);
  const shown = table.getVisibleLeafColumns().length;
  return (
    <div className={classes.columns}>
      <Popover opened={isOpen} onChange={setIsOpen} position="bottom-end" trapFocus returnFocus withinPortal={false}>
        <Popover.Target>
          <Button
            tone="subtle"
            size="small"
            icon={<IconColumns3 size={15} aria-hidden />}
            onClick={() => setIsOpen(!isOpen)}
          >
            Columns
          </Button>
        </Popover.Target>
        <Popover.Dropdown aria-label="Columns">
          <div className={classes.list}>
            {table.getAllLeafColumns().map((column) => (
              <Checkbox
                key={column.id}
                label={String(column.columnDef.header)}
                isChecked={column.getIsVisible()}
                isDisabled={shown === 1 && column.getIsVisible()}
                onChange={(isChecked) => column.toggleVisibility(isChecked)}
              />
            ))}
          </div>
          <p className={classes.narrow}>Some columns are shown in wider windows only.</p>
        </Popover.Dropdown>
      </Popover>
    </div>
  );
}
