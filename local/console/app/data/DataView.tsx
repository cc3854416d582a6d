import { useCallback, useMemo } from 'react';
import { trackedTables } from '../../model/tablePermissions';
import { readableTables } from '../../model/tableShape';
import type { ConsoleSettings } from '../../settings';
import type { Choice } from '../choice';
import { createDesk } from './desk';
import { NavigationProvider, useNavigation } from './navigation';
import { TableList } from './TableList';
import { TableView, type Surroundings } from './TableView';
import { useLoaded } from './useLoaded';

/** The tables, as the chosen role or user sees them. */
export function DataView({ settings, choice }: { settings: ConsoleSettings; choice: Choice }) {
  const desk = useMemo(() => createDesk(choice, settings), [choice, settings]);
  const load = useCallback(async (): Promise<Surroundings> => {
    const [role, schema, metadata] = await Promise.all([desk.role(), desk.schema(), desk.metadata()]);
    return { desk, role, schema, metadata };
  }, [desk]);
  const { value, refusal, isLoading } = useLoaded(load);
  return (
    <NavigationProvider choice={choice}>
      {isLoading && <main className="tables" aria-label="Loading" aria-busy="true" />}
      {!isLoading && refusal && (
        <main className="tables">
          <p role="alert">{refusal}</p>
        </main>
      )}
      {!isLoading && value && <Tables {...value} />}
    </NavigationProvider>
  );
}

function Tables(surroundings: Surroundings) {
  const { schema, metadata, role } = surroundings;
  const { place } = useNavigation();
  const readable = useMemo(() => new Set(readableTables(schema)), [schema]);
  const all = useMemo(() => trackedTables(metadata), [metadata]);
  return (
    <div className="tables">
      <TableList tables={all} readable={readable} role={role} />
      {place.table ? (
        <TableView key={`${role} ${place.table}`} {...surroundings} table={place.table} />
      ) : (
        <main>
          <h2>Tables</h2>
          <p>
            The role {role} reads {readable.size} of {all.length} tables. Choose one.
          </p>
        </main>
      )}
    </div>
  );
}
