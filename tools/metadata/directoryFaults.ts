import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Json } from '../../hasura/engine/json';
import { loadMetadataDirectory } from '../../hasura/engine/metadata/loadDirectory';
import { readYamlFile } from '../../hasura/engine/metadata/yamlTree';
import { assembleFile, type Place } from './assembleFile';
import { shapeFaults } from './checkShape';
import { metadataFiles } from './shapes';

/** Something that Hasura would refuse, or would ignore silently. */
export interface Fault extends Place {
  readonly message: string;
}

/** What is wrong with a metadata directory as it is written, before any database is asked. Paths are relative to it. */
export function directoryFaults(directory: string): Fault[] {
  if (!existsSync(join(directory, 'version.yaml'))) {
    return [{ file: 'version.yaml', path: '$', message: 'the file is missing: this is no metadata directory' }];
  }
  const faults: Fault[] = [];
  const seen = new Set(['actions.graphql']);
  const open = (file: string, at: Place): Json | undefined => {
    seen.add(file);
    try {
      return readYamlFile(join(directory, file)) as Json;
    } catch (error) {
      const found = existsSync(join(directory, file));
      faults.push({ file, path: at.path, message: found ? messageOf(error) : 'the included file does not exist' });
      return undefined;
    }
  };
  for (const [file, shape] of Object.entries(metadataFiles)) {
    const content = existsSync(join(directory, file)) ? open(file, { file, path: '$' }) : undefined;
    if (content === undefined) continue;
    const { value, placeOf } = assembleFile(file, content, open);
    faults.push(...shapeFaults(value, shape).map(({ keys, message }) => ({ ...placeOf(keys), message })));
  }
  faults.push(...unreadFaults(directory, seen));
  return faults.length > 0 ? faults : mergeFaults(directory);
}

/** A table's file that is not included: its table is not tracked. */
function unreadFaults(directory: string, seen: ReadonlySet<string>): Fault[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)))
    .filter((file) => !seen.has(file))
    .map((file) => ({ file, path: '$', message: 'no file includes it, and it is no file of the format' }));
}

/** Both files of the actions must agree. */
function mergeFaults(directory: string): Fault[] {
  try {
    loadMetadataDirectory(directory);
    return [];
  } catch (error) {
    return [{ file: 'actions.graphql', path: '$', message: messageOf(error) }];
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
}
