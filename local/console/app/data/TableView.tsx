import { useCallback, useMemo } from 'react';
import type { GraphQLSchema } from 'graphql';
import type { Metadata } from '../../../../hasura/engine/metadata/types';
import type { Place } from '../../model/place';
import { rowName } from '../../model/rowKey';
import { readRows, rowsRequest } from '../../model/rowsDocument';
import { tablePermissions } from '../../model/tablePermissions';
import { tableShape, type TableShape } from '../../model/tableShape';
import type { Desk } from './desk';
import { FilterBar } from './FilterBar';
import { InsertForm } from './InsertForm';
import { PlaceLink, useNavigation } from './navigation';
import { Pager } from './Pager';
import { PermissionsPanel } from './PermissionsPanel';
import { RowView } from './RowView';
import { RowsTable } from './RowsTable';
import { useLoaded } from './useLoaded';

/** What every part of the tables needs to know. */
export interface Surroundings {
  readonly desk: Desk;
  readonly role: string;
  readonly schema: GraphQLSchema;
  readonly metadata: Metadata;
}

/** One table: its rows or one of them, and the permissions of all roles on it. */
export function TableView({ table, ...surroundings }: Surroundings & { table: string }) {
  const { schema, metadata, role, desk } = surroundings;
  const { place } = useNavigation();
  const shape = useMemo(() => tableShape(schema, table), [schema, table]);
  const permissions = useMemo(() => tablePermissions(metadata, table), [metadata, table]);
  const isListed = shape && !place.row && !place.isNew;
  return (
    <main>
      <Trail place={place} />
      <h2>{table}</h2>
      {!shape && <p role="status">The role {role} has no select permission on this table.</p>}
      {isListed && <RowsView {...surroundings} shape={shape} place={place} />}
      {shape && place.isNew && <InsertForm desk={desk} shape={shape} />}
      {place.row && <RowView {...surroundings} shape={shape} table={table} row={place.row} permissions={permissions} />}
      <PermissionsPanel permissions={permissions} role={role} />
    </main>
  );
}

/** The way back: the table, or the row that led here. */
function Trail({ place }: { place: Place }) {
  const { table, follow, row, isNew } = place;
  const list: Place = { ...place, row: undefined, isNew: false };
  if (!follow && !row && !isNew) return null;
  return (
    <nav aria-label="Way back" className="trail">
      {follow && (
        <>
          <PlaceLink to={{ table: follow.table, filters: [], page: 1, isNew: false, row: follow.row }}>
            {follow.table} {rowName(follow.row)}
          </PlaceLink>
          <span aria-hidden="true">›</span>
        </>
      )}
      {row || isNew ? (
        <PlaceLink to={list}>{follow?.relationship ?? table}</PlaceLink>
      ) : (
        <span>{follow?.relationship}</span>
      )}
    </nav>
  );
}

interface RowsViewProps extends Surroundings {
  readonly shape: TableShape;
  readonly place: Place;
}

function RowsView({ desk, schema, metadata, shape, place }: RowsViewProps) {
  const load = useCallback(async () => {
    const through = place.follow && tableShape(schema, place.follow.table);
    const relationship = through?.relationships.find(({ name }) => name === place.follow?.relationship);
    if (place.follow && !relationship) throw new Error('The role may not follow this relationship.');
    return readRows(await desk.ask(rowsRequest(shape, place, relationship)));
  }, [desk, schema, shape, place]);
  const { value, refusal, isLoading, reload } = useLoaded(load);
  return (
    <>
      <FilterBar shape={shape} onRefresh={reload} />
      {refusal && <p role="alert">{refusal}</p>}
      {value && (
        <div aria-busy={isLoading}>
          <RowsTable shape={shape} rows={value.rows} metadata={metadata} />
          <Pager rows={value} />
        </div>
      )}
    </>
  );
}
