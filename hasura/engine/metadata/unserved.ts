import { type InconsistencyList } from './inconsistency';
import { nameKey, qualified } from './names';
import { type Metadata, type Named, type SourceMetadata } from './types';

/** Lists what the metadata asks for and this engine does not do, so that nobody takes silence for success. */
export function reportUnserved(metadata: Metadata, problems: InconsistencyList): void {
  const refuse = (type: string, objects: readonly Named[] | undefined, reason: string, place = ''): void => {
    for (const object of objects ?? []) problems.add(type, `${place}${object.name}`, reason, object);
  };
  refuse('remote_schema', metadata.remote_schemas, 'remote schemas are not served');
  refuse('cron_trigger', metadata.cron_triggers, 'cron triggers are not run');
  refuse('endpoint', metadata.rest_endpoints, 'REST endpoints are not served');
  for (const source of metadata.sources) {
    for (const [key, type] of Object.entries(SOURCE_OBJECTS))
      refuse(type, source[key as keyof typeof SOURCE_OBJECTS], `${type.replace('_', ' ')} is not served`);
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
const SOURCE_OBJECTS = {
  logical_models: 'logical_model',
  native_queries: 'native_query',
  stored_procedures: 'stored_procedure',
} as const satisfies Partial<Record<keyof SourceMetadata, string>>;
