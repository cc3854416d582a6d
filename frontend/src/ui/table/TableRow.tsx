import type { Cell, RowData } from '@tanstack/react-table';
import { useMergedRef } from '@mantine/hooks';
import type { ReactNode, Ref } from 'react';
import { useNavigate } from 'react-router-dom';
import { Checkbox } from '../Checkbox';
import classes from './DataTable.module.css';
import type { Features, ModelRow } from './useTableModel';
import { useRowPress } from './useRowPress';
import { useWash } from './useWash';

/** The props that all rows of a table share. */
export interface RowLook<Row> {
  /** The address that a click anywhere on the row opens. One of its cells must contain the link, for keyboard users. */
  readonly rowLink?: (row: Row) => string;
  /** A text that changes with the row's content: then the row is highlighted for a moment. */
  readonly versionOf?: (row: Row) => string;
  /** The keys of rows that no longer belong to the list. */
  readonly goneKeys?: ReadonlySet<string>;
  /** Absent where rows cannot be selected. */
  readonly choice?: RowChoice<Row>;
}

/** How rows are selected. */
interface RowChoice<Row> {
  /** The row's name for its checkbox. */
  readonly nameOf: (row: Row) => string;
  /** Whether a tap selects a row, instead of opening it. */
  readonly isTapped: boolean;
  /** Called when a long press selects a row. */
  readonly onPress: () => void;
}

interface Props<Row extends RowData> extends RowLook<Row> {
  row: ModelRow<Row>;
  /** Its index in the whole table, from 0, where not all rows are rendered. */
  place?: { readonly index: number; readonly measure?: Ref<HTMLTableRowElement> };
}

/** A row. The shortcuts act on the row whose link or checkbox has the focus. */
export function TableRow<Row extends RowData>({ row, rowLink, versionOf, goneKeys, choice, place }: Props<Row>) {
  const navigate = useNavigate();
  const wash = useWash(versionOf?.(row.original));
  const press = () => {
    row.toggleSelected();
    choice?.onPress();
  };
  const open = (target: EventTarget) => {
    const isControl = target instanceof Element && target.closest('a, button, input, label');
    if (!rowLink || isControl || window.getSelection()?.toString()) return;
    // What opens over the page returns the focus here.
    wash.current?.querySelector('a')?.focus();
    void navigate(rowLink(row.original));
  };
  return (
    <tr
      role="row"
      ref={useMergedRef(wash, place?.measure)}
      data-row
      data-index={place?.index}
      data-link={Boolean(rowLink)}
      data-gone={goneKeys?.has(row.id)}
      data-chosen={choice && row.getIsSelected()}
      // aria-rowindex starts at 1 and counts the heading row.
      aria-rowindex={place && place.index + 2}
      onClick={(event) => open(event.target)}
      {...useRowPress(Boolean(choice?.isTapped), choice && press)}
    >
      {choice && (
        <td className={classes.choice} role="cell">
          <Checkbox
            label={`Select ${choice.nameOf(row.original)}`}
            isLabelHidden
            isChecked={row.getIsSelected()}
            onChange={(isChecked) => row.toggleSelected(isChecked)}
          />
        </td>
      )}
      {row.getVisibleCells().map((cell) => {
        const { meta } = cell.column.columnDef;
        return (
          <td
            key={cell.id}
            data-number={meta?.isNumber}
            data-short={meta?.isShort}
            data-secondary={meta?.isSecondary}
            data-extra={meta?.isExtra}
            data-phone={meta?.onPhone}
            role="cell"
          >
            {contentOf(cell)}
          </td>
        );
      })}
    </tr>
  );
}

/** Called as a function, not mounted as a component: otherwise new column definitions would remount the cells and lose the focus. */
function contentOf<Row extends RowData>(cell: Cell<Features, Row>): ReactNode {
  const { cell: content } = cell.column.columnDef;
  return typeof content === 'function' ? (content(cell.getContext()) as ReactNode) : content;
}
