import { Button } from '../../../ui/Button';
import { Row } from '../../../ui/layout';
import classes from './GridEditor.module.css';
import type { GridChange } from './gridChanges';

interface Props {
  changes: readonly GridChange[];
  /** Names the cell of a change. */
  nameOf: (change: GridChange) => string;
  /** A value in words. */
  textOf: (value: string) => string;
  isSaving: boolean;
  onUndo: (change: GridChange) => void;
  onUndoAll: () => void;
  onSave: () => void;
}

/** The changes of a grid that are not saved, at its foot. */
export function PendingChanges({ changes, nameOf, textOf, isSaving, onUndo, onUndoAll, onSave }: Props) {
  const count = changes.length === 1 ? '1 change' : `${changes.length} changes`;
  return (
    <div className={classes.foot} data-open={changes.length > 0}>
      <p role="status">{changes.length > 0 && `${count} not saved`}</p>
      {changes.length > 0 && (
        <>
          <ul>
            {changes.map((change) => (
              <li key={`${change.row} ${change.column}`}>
                <span>
                  {nameOf(change)}: {textOf(change.from)} → <strong>{textOf(change.to)}</strong>
                </span>
                <Button size="small" tone="subtle" aria-label={`Undo ${nameOf(change)}`} onClick={() => onUndo(change)}>
                  Undo
                </Button>
              </li>
            ))}
          </ul>
          <Row>
            <Button tone="primary" isLoading={isSaving} onClick={onSave}>
              Save {count}
            </Button>
            <Button tone="subtle" isDisabled={isSaving} onClick={onUndoAll}>
              Undo all
            </Button>
          </Row>
        </>
      )}
    </div>
  );
}
