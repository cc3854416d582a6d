import { useCallback } from 'react';
import type { JsonObject } from '../../../../hasura/engine/json';
import { followTo, PlaceLink } from './navigation';
import { valueText } from '../../model/inputValue';
import { placeOf, type RowKey } from '../../model/place';
import { rowName } from '../../model/rowKey';
import { readRows, rowsRequest } from '../../model/rowsDocument';
import type { TablePermission } from '../../model/tablePermissions';
import type { TableShape } from '../../model/tableShape';
import type { Desk } from './desk';
import { RowChanges } from './RowChanges';
import { RowVisibility } from './RowVisibility';
import { useLoaded } from './useLoaded';

interface RowViewProps {
  readonly desk: Desk;
  readonly role: string;
  readonly table: string;
  /** Undefined where the role does not read the table. */
  readonly shape: TableShape | undefined;
  readonly row: RowKey;
  readonly permissions: readonly TablePermission[];
}

/** One row: its values, its relationships, what the role may change, and which roles see it. */
export function RowView({ desk, role, table, shape, row, permissions }: RowViewProps) {
  return (
    <>
      {shape && <VisibleRow desk={desk} role={role} shape={shape} row={row} />}
      <RowVisibility desk={desk} table={table} row={row} permissions={permissions} />
    </>
  );
}

interface VisibleRowProps {
  readonly desk: Desk;
  readonly role: string;
  readonly shape: TableShape;
  readonly row: RowKey;
}

function VisibleRow({ desk, role, shape, row }: VisibleRowProps) {
  const load = useCallback(async () => {
    const request = rowsRequest(shape, { ...placeOf(shape.name), row });
    return readRows(await desk.ask(request)).rows[0] ?? null;
  }, [desk, shape, row]);
  const { value, refusal, reload } = useLoaded(load);
  return (
    <section aria-labelledby="row">
      <h3 id="row">{rowName(row)}</h3>
      {refusal && <p role="alert">{refusal}</p>}
      {value === null && <p role="status">The role {role} does not see this row.</p>}
      {value && (
        <>
          <Values shape={shape} row={value} />
          <Relationships shape={shape} row={row} />
          <RowChanges
            key={JSON.stringify(value)}
            desk={desk}
            shape={shape}
            row={row}
            before={value}
            onChanged={reload}
          />
        </>
      )}
    </section>
  );
}

function Values({ shape, row }: { shape: TableShape; row: JsonObject }) {
  return (
    <table className="values" aria-label="Values">
      <tbody>
        {shape.columns.map(({ name, type }) => (
          <tr key={name}>
            <th scope="row">
              {name} <small>{type}</small>
            </th>
            <td className={row[name] === null ? 'null' : undefined}>
              {row[name] === null ? 'null' : valueText(row[name])}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Relationships({ shape, row }: { shape: TableShape; row: RowKey }) {
  if (shape.relationships.length === 0) return null;
  return (
    <nav aria-label="Relationships" className="relationships">
      {shape.relationships.map((relationship) => (
        <PlaceLink key={relationship.name} to={followTo(shape.name, row, relationship)}>
          {relationship.name}
          <small>
            {relationship.isList ? ' rows of ' : ' row of '}
            {relationship.table}
          </small>
        </PlaceLink>
      ))}
    </nav>
  );
}
