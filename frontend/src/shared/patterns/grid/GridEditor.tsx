import { ScrollTable } from '../../../ui/table/ScrollTable';
import { useGridKeys } from '../../../ui/table/useGridKeys';
import { GridCell, type GridOption } from './GridCell';
import { changeCell, changedValue, undoCell, type Cell, type GridChange } from './gridChanges';
import { PendingChanges } from './PendingChanges';

/** A row or a column. */
export interface GridLine {
  readonly key: string;
  readonly label: string;
}

interface Props {
  caption: string;
  /** The heading of the first column. */
  rowsTitle: string;
  rows: readonly GridLine[];
  columns: readonly GridLine[];
  /** What a cell may be. */
  options: readonly GridOption[];
  /** The stored value of a cell. */
  valueOf: (cell: Cell) => string;
  changes: readonly GridChange[];
  onChange: (changes: readonly GridChange[]) => void;
  isSaving: boolean;
  onSave: () => void;
}

/**
 * The page pattern "Grid editor". The arrow keys move between the cells, Enter edits one, Escape leaves it as it was. Changes wait at the
 * foot, where each can be undone, until they are saved together.
 */
export function GridEditor(props: Props) {
  const { caption, rowsTitle, rows, columns, options, valueOf, changes, onChange, isSaving, onSave } = props;
  const { onGridKey, isActive, onActive } = useGridKeys(rows.length, columns.length);
  const headings = [{ key: 'row', label: rowsTitle }, ...columns].map(({ key, label }) => ({ key, title: label }));
  return (
    <div>
      <ScrollTable caption={caption} columns={headings} onGridKey={onGridKey}>
        {rows.map((row, rowIndex) => (
          <tr key={row.key}>
            <th scope="row">{row.label}</th>
            {columns.map((column, columnIndex) => {
              const cell = { row: row.key, column: column.key };
              const from = valueOf(cell);
              return (
                <GridCell
                  key={column.key}
                  label={`${row.label}, ${column.label}`}
                  value={changedValue(changes, cell) ?? from}
                  isChanged={changedValue(changes, cell) !== undefined}
                  isActive={isActive(rowIndex, columnIndex)}
                  options={options}
                  onActive={() => onActive(rowIndex, columnIndex)}
                  onValue={(to) => onChange(changeCell(changes, { ...cell, from, to }))}
                />
              );
            })}
          </tr>
        ))}
      </ScrollTable>
      <PendingChanges
        changes={changes}
        nameOf={({ row, column }) => `${labelOf(rows, row)}, ${labelOf(columns, column)}`}
        textOf={(value) => options.find((option) => option.value === value)?.label ?? value}
        isSaving={isSaving}
        onUndo={(change) => onChange(undoCell(changes, change))}
        onUndoAll={() => onChange([])}
        onSave={onSave}
      />
    </div>
  );
}

const labelOf = (lines: readonly GridLine[], key: string) => lines.find((line) => line.key === key)?.label ?? key;
