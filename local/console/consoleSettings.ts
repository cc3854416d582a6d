import { loadMetadataDirectory } from '../../hasura/engine/metadata/loadDirectory';
import { allPermissions } from '../../hasura/engine/metadata/permissions';
import { people } from '../../seeds/demo/people';
import { metadataDirectory } from '../../tools/metadata/metadataDirectory';
import type { ConsoleSettings } from './settings';

/** What a stack's console offers: the admin secret, the roles of the metadata, and the demo users if the stack has them. */
export function consoleSettings(adminSecret: string, hasDemo: boolean): ConsoleSettings {
  const users = people.map(({ username, firstName, lastName }) => ({ username, name: `${firstName} ${lastName}` }));
  return { adminSecret, roles: metadataRoles(), users: hasDemo ? users : [] };
}

function metadataRoles(): string[] {
  const { sources, actions = [], inherited_roles: inherited = [] } = loadMetadataDirectory(metadataDirectory);
  const tables = sources.flatMap((source) => source.tables ?? []);
  const granted = [...tables.flatMap(allPermissions), ...actions.flatMap(({ permissions = [] }) => permissions)];
  return [...new Set([...granted.map(({ role }) => role), ...inherited.map(({ role_name: name }) => name)])].sort();
}
