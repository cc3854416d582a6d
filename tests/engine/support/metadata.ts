import type { Metadata, SourceMetadata } from '../../../hasura/engine/metadata/types';
import { adminSecret, type RunningEngine } from './fixture';

/** Sends a command to the metadata API as admin; gives the parsed body. */
export async function metadataCommand({ url }: RunningEngine, type: string, args: unknown = {}): Promise<unknown> {
  const response = await fetch(`${url}/v1/metadata`, {
    method: 'POST',
    headers: { 'x-hasura-admin-secret': adminSecret },
    body: JSON.stringify({ type, args }),
  });
  return response.json();
}

/** Replaces the metadata by a changed copy; gives what is inconsistent in it, by name. */
export async function changeMetadata(
  running: RunningEngine,
  change: (metadata: Metadata) => Metadata,
): Promise<string[]> {
  const metadata = change((await metadataCommand(running, 'export_metadata')) as Metadata);
  const args = { allow_inconsistent_metadata: true, metadata };
  const answer = (await metadataCommand(running, 'replace_metadata', args)) as {
    inconsistent_objects?: { name: string }[];
  };
  return (answer.inconsistent_objects ?? []).map(({ name }) => name);
}

/** The same change in each source of the metadata. */
export function inSources(change: (source: SourceMetadata) => SourceMetadata): (metadata: Metadata) => Metadata {
  return (metadata) => ({ ...metadata, sources: metadata.sources.map(change) });
}
