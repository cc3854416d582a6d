import { FocusTrap } from '@mantine/core';
import { useClickOutside } from '@mantine/hooks';
import type { RowData } from '@tanstack/react-table';
import { IconColumns3 } from '@tabler/icons-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../Button';
import { Checkbox } from '../Checkbox';
import classes from './TableBar.module.css';
import type { Model } from './useTableModel';

/**
 * Shows and hides the columns of a table. At least one column stays visible. Mantine's popover is not
 * used: it renders again when it appears and when it goes, and every new page with a list waited for that.
 */
export function ColumnMenu<Row extends RowData>({ table }: { table: Model<Row> }) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const frame = useClickOutside<HTMLDivElement>(() => isOpen && setIsOpen(false));
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    <div ref={frame} className={classes.columns}>
      <Button
        ref={button}
        tone="subtle"
        size="small"
        icon={<IconColumns3 size={15} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        Columns
      </Button>
      {isOpen && (
        <FocusTrap>
          <div role="dialog" aria-label="Columns" className={classes.menu} onKeyDown={closeOnEscape}>
            <ColumnList table={table} />
          </div>
        </FocusTrap>
      )}
    </div>
  );
}

function ColumnList<Row extends RowData>({ table }: { table: Model<Row> }) {
  const shown = table.getVisibleLeafColumns().length;
  return (
    <>
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
    </>
  );
}
