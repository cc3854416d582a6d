import { loadMetadataDirectory } from '../../../hasura/engine/metadata/loadDirectory';
import { metadataDirectory } from '../../../tools/metadata/metadataDirectory';
import { graphql } from '../../support/stack';

/** The roles of a request, and a demo user who may take each. */
const askers: Readonly<Record<string, string | undefined>> = {
  admin: 'superadmin',
  org_admin: 'orgadmin',
  user: 'maker',
  user_without_mfa: 'nomfa',
  anonymous: undefined,
};

const { actions = [] } = loadMetadataDirectory(metadataDirectory);

const calls = actions.flatMap(({ name, definition, permissions = [] }) => {
  const permitted = ['admin', ...permissions.map(({ role }) => role)];
  const kind = definition.type ?? 'mutation';
  return Object.keys(askers).map((role) => ({
    kind,
    name,
    role,
    answer: permitted.includes(role) ? 'known' : 'unknown',
  }));
});

/** Whether the role's schema has the action. Without a selection no action is ever run. */
async function answerTo({ kind, name, role }: (typeof calls)[number]): Promise<string> {
  const username = askers[role];
  const headers: Record<string, string> = username ? { 'x-hasura-role': role } : {};
  const { errors } = await graphql(username, `${kind} { ${name} }`, {}, headers);
  const message = errors?.[0]?.message ?? '';
  expect(message).not.toBe('');
  return /^field '\w+' not found in type|^no mutations exist/.test(message) ? 'unknown' : 'known';
}

test.each(Object.keys(askers))('%s calls the actions that docs/access.md allows, and no other', async (role) => {
  const own = calls.filter((call) => call.role === role);
  const answers = await Promise.all(own.map(async (call) => ({ ...call, answer: await answerTo(call) })));
  expect(answers).toEqual(own);
});

test('nobody takes a role that their token does not allow', async () => {
  for (const username of ['maker', 'orgadmin', 'treasurer', 'nomfa']) {
    const { errors } = await graphql(username, 'mutation { approveAccount }', {}, { 'x-hasura-role': 'admin' });
    expect(errors?.[0]?.extensions.code).toBe('access-denied');
  }
  const { errors } = await graphql('maker', 'mutation { createOrgGroup }', {}, { 'x-hasura-role': 'org_admin' });
  expect(errors?.[0]?.extensions.code).toBe('access-denied');
});
