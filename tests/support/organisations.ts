import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse, print } from 'graphql';
import { metadataDirectory } from '../../tools/metadata/metadataDirectory';
import { graphql, type GraphqlAnswer } from './stack';

/** What an action of the administration answers with. */
export interface Administered {
  readonly result: { readonly id: string; readonly count?: number; readonly pendingChangeId?: string | null };
}

const types = parse(readFileSync(join(metadataDirectory, 'actions.graphql'), 'utf8')).definitions.filter(
  (one) => one.kind === Kind.OBJECT_TYPE_DEFINITION,
);
const fieldsOf = (type: string) => types.filter(({ name }) => name.value === type).flatMap(({ fields = [] }) => fields);
const declared = fieldsOf('Mutation');

/** The mutation of an action, as hasura/metadata/actions.graphql declares it. */
function documentOf(action: string): string {
  const field = declared.find(({ name }) => name.value === action);
  const given = field?.arguments ?? [];
  const variables = given.map(({ name, type }) => `$${name.value}: ${print(type)}`).join(', ');
  const passed = given.map(({ name }) => `${name.value}: $${name.value}`).join(', ');
  const answered = fieldsOf(field ? print(field.type).replace('!', '') : '');
  const selection = answered.map(({ name }) => name.value).join(' ');
  return `mutation (${variables}) { result: ${action}(${passed}) { ${selection} } }`;
}

/** Calls an action as an administrator: as `admin` for a super admin, and as `org_admin` for the others. */
export function administer(
  username: string,
  action: string,
  variables: Record<string, unknown>,
): Promise<GraphqlAnswer<Administered>> {
  const role = username.startsWith('superadmin') ? 'admin' : 'org_admin';
  return graphql<Administered>(username, documentOf(action), variables, { 'x-hasura-role': role });
}
