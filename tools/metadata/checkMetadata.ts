import { openDatabase } from '../../hasura/engine/execute/database';
import { loadGeneration } from '../../hasura/engine/execute/load';
import { loadMetadataDirectory } from '../../hasura/engine/metadata/loadDirectory';
import { directoryFaults } from './directoryFaults';
import { metadataEnvironment } from './metadataDirectory';
import { describeAccess } from './summary';

/** What is wrong with a metadata directory, in lines for a person; and what each role may do, unless it cannot be read. */
export interface MetadataReport {
  readonly faults: readonly string[];
  readonly access: readonly string[];
}

/** Reads a metadata directory strictly and resolves it against a database. Variables that it needs come from `environment`. */
export async function checkMetadata(
  directory: string,
  databaseUrl: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<MetadataReport> {
  const written = directoryFaults(directory).map(({ file, path, message }) => `${file} ${path}: ${message}`);
  if (written.length > 0) return { faults: written, access: [] };
  const metadata = loadMetadataDirectory(directory);
  const database = openDatabase(databaseUrl, () => undefined);
  try {
    const { problems, model } = await loadGeneration(database, metadata, {
      environment: { ...metadataEnvironment(databaseUrl), ...environment },
      inferFunctionPermissions: true,
    });
    const faults = problems.map(({ name, reason }) => `${name}: ${reason}`);
    return { faults, access: describeAccess(metadata, model) };
  } finally {
    await database.close();
  }
}
