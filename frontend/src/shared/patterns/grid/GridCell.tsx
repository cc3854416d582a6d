import { useRef, useState, type KeyboardEvent } from 'react';
import classes from './GridEditor.module.css';

/** A value that a cell may have. */
export interface GridOption {
  readonly value: string;
  readonly label: string;
}

interface Props {
  label: string;
  value: string;
  isChanged: boolean;
  /** Whether Tab leads to this cell. */
  isActive: boolean;
  options: readonly GridOption[];
  onActive: () => void;
  onValue: (value: string) => void;
}

/** A cell of a grid. It is a select while it is edited. */
export function GridCell({ label, value, isChanged, isActive, options, onActive, onValue }: Props) {
  const cell = useRef<HTMLTableCellElement>(null);
  /** The value before the edit; undefined while the cell is not edited. */
  const [before, setBefore] = useState<string>();
  const end = () => {
    setBefore(undefined);
    cell.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isEdited = before !== undefined;
    if (!isEdited && !['Enter', 'F2'].includes(event.key)) return;
    if (isEdited && !['Enter', 'Escape'].includes(event.key)) return;
    event.preventDefault();
    if (!isEdited) return setBefore(value);
    if (event.key === 'Escape') onValue(before);
    end();
  };
  return (
    <td
      ref={cell}
      className={classes.cell}
      role="gridcell"
      tabIndex={isActive && before === undefined ? 0 : -1}
      data-changed={isChanged}
      onFocus={onActive}
      onClick={() => setBefore(before ?? value)}
      onKeyDown={onKeyDown}
    >
      {before === undefined ? (
        options.find((option) => option.value === value)?.label
      ) : (
        <select
          aria-label={label}
          autoFocus
          value={value}
          onChange={(event) => onValue(event.currentTarget.value)}
          onBlur={() => setBefore(undefined)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </td>
  );
}
