import type { Environment } from './environment';
import type { Metadata, SourceMetadata } from './types';

/** Kinds of sources that speak to Postgres; a source without a kind is one. */
const postgresKinds: readonly unknown[] = ['postgres', 'pg', 'citus', undefined];

/** The one source that an engine serves: the first of Postgres that tracks a table or a function, or else the first of Postgres. */
export function servedSource({ sources }: Pick<Metadata, 'sources'>): SourceMetadata | undefined {
  const candidates = sources.filter(({ kind }) => postgresKinds.includes(kind));
  return candidates.find(tracksAnything) ?? candidates[0];
}

/** Why another source than the served one is refused. */
export function oneSourceIsServed(served: SourceMetadata | undefined): string {
  return `one source of Postgres is served${served ? `, "${served.name}"` : ''}`;
}

/** Whether a source has a table or a function. */
export function tracksAnything({ tables = [], functions = [] }: SourceMetadata): boolean {
  return tables.length + functions.length > 0;
}

/**
 * The URL of the database that an engine with this metadata serves: that of its source, given literally or by an environment variable.
 * Undefined when the source gives none.
 */
export function sourceDatabase(metadata: Metadata, environment: Environment): string | undefined {
  const source = servedSource(metadata);
  return source && addressOf(source, environment);
}

function addressOf({ configuration }: SourceMetadata, environment: Environment): string | undefined {
  const url = configuration?.connection_info?.database_url;
  if (typeof url === 'string') return url;
  return url?.from_env === undefined ? undefined : environment[url.from_env];
}
