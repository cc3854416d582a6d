import { useState } from 'react';
import type { JsonObject } from '../../../../hasura/engine/json';
import { deleteRequest, updateRequest } from '../../model/changeDocument';
import type { RowKey } from '../../model/place';
import type { TableShape } from '../../model/tableShape';
import { ChangeOutcome, useChange } from './useChange';
import { ColumnsForm } from './ColumnsForm';
import type { Desk } from './desk';
import { useNavigation } from './navigation';

interface RowChangesProps {
  readonly desk: Desk;
  readonly shape: TableShape;
  readonly row: RowKey;
  readonly before: JsonObject;
  readonly onChanged: () => void;
}

/** What the role may change of a row: some columns, or the row as a whole. */
export function RowChanges({ desk, shape, row, before, onChanged }: RowChangesProps) {
  const [result, send] = useChange(desk, onChanged);
  const { updatable, mayDelete, name } = shape;
  return (
    <section aria-labelledby="changes">
      <h3 id="changes">Change</h3>
      {updatable.length === 0 && !mayDelete && <p>The role may neither update nor delete rows of this table.</p>}
      {updatable.length > 0 && (
        <ColumnsForm
          label="Save changes"
          columns={updatable}
          before={before}
          onSubmit={(set) => void send(updateRequest(name, row, set))}
        />
      )}
      {mayDelete && <DeleteButton desk={desk} table={name} row={row} />}
      <ChangeOutcome {...result} />
    </section>
  );
}

/** Deletes after a second press. */
function DeleteButton({ desk, table, row }: { desk: Desk; table: string; row: RowKey }) {
  const { place, go } = useNavigation();
  const [isAsking, setIsAsking] = useState(false);
  const [result, send] = useChange(desk, () => go({ ...place, row: undefined }));
  return (
    <p>
      {isAsking ? (
        <>
          <button type="button" className="danger" onClick={() => void send(deleteRequest(table, row))}>
            Delete the row for good
          </button>{' '}
          <button type="button" onClick={() => setIsAsking(false)}>
            Keep it
          </button>
        </>
      ) : (
        <button type="button" onClick={() => setIsAsking(true)}>
          Delete row
        </button>
      )}
      {result.refusal && <span role="alert"> {result.refusal}</span>}
    </p>
  );
}
