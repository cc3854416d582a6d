import { inSource, inTable, type InconsistencyList } from './inconsistency';
import { nameKey, qualified } from './names';
import { oneSourceIsServed, servedSource, tracksAnything } from './sourceDatabase';
import type { Metadata, Named, SourceMetadata } from './types';

/** Adds an inconsistency for each object of the metadata that this engine does not serve. */
export function reportUnserved(metadata: Metadata, problems: InconsistencyList): void {
  const refuse = (
    type: string,
    objects: readonly Named[] | undefined,
    reason: string,
    nameOf = (name: string): string => name,
  ): void => {
    for (const object of objects ?? []) problems.add(type, nameOf(object.name), reason, object);
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
      const nameOf = (name: string): string => inSource(name, source.name);
      refuse(type, source[key as keyof typeof sourceObjects], `${type.replace('_', ' ')} is not served`, nameOf);
    }
    for (const table of source.tables ?? []) {
      const nameOf = (name: string): string => inTable(name, nameKey(qualified(table.table)), source.name);
      refuse('event_trigger', table.event_triggers, 'event triggers are not run', nameOf);
      refuse(
        'remote_relationship',
        table.remote_relationships,
        'relationships to another source are not served',
        nameOf,
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
