import type { InconsistencyList } from './inconsistency';
import { nameKey, qualified } from './names';
import { oneSourceIsServed, servedSource, tracksAnything } from './sourceDatabase';
import type { Metadata, Named, SourceMetadata } from './types';

/** Adds an inconsistency for each object of the metadata that this engine does not serve. */
export function reportUnserved(metadata: Metadata, problems: InconsistencyList): void {
  const refuse = (type: string, objects: readonly Named[] | undefined, reason: string, place = ''): void => {
    for (const object of objects ?? []) problems.add(type, `${place}${object.name}`, reason, object);
  };
  refuse('remote_schema', metadata.remote_schemas, 'remote schemas are not served');
  refuse('cron_trigger', metadata.cron_triggers, 'cron triggers are not run');
  const served = servedSource(metadata);
  for (const source of metadata.sources) {
    if (source !== served && tracksAnything(source)) {
      problems.add('source', source.name, oneSourceIsServed(served), source);
      continue;
    }
    for (const [key, type] of Object.entries(sourceObjects)) {
      refuse(type, source[key as keyof typeof sourceObjects], `${type.replace('_', ' ')} is not served`);
    }
    for (const table of source.tables ?? []) {
      const place = `${nameKey(qualified(table.table))}.`;
      refuse('event_trigger', table.event_triggers, 'event triggers are not run', place);
      refuse(
        'remote_relationship',
        table.remote_relationships,
        'relationships to another source are not served',
        place,
      );
    }
  }
}

/** Objects of a source, by metadata key, with the type under which they are listed. */
const sourceObjects = {
  logical_models: 'logical_model',
  native_queries: 'native_query',
  stored_procedures: 'stored_procedure',
} as const satisfies Partial<Record<keyof SourceMetadata, string>>;
