import type { Environment } from './environment';
import type { Metadata, SourceMetadata } from './types';

/**
 * The URL of the database that an engine with this metadata serves: the URL of the first source that tracks a table or a function,
 * given literally or by an environment variable. Undefined when no source gives one.
 */
export function sourceDatabase({ sources }: Metadata, environment: Environment): string | undefined {
  const source = sources.find(({ tables = [], functions = [] }) => tables.length + functions.length > 0);
  return source && addressOf(source, environment);
}

function addressOf({ configuration }: SourceMetadata, environment: Environment): string | undefined {
  const url = configuration?.connection_info?.database_url;
  if (typeof url === 'string') return url;
  return url?.from_env === undefined ? undefined : environment[url.from_env];
}
