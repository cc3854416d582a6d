import { buildSchema } from 'graphql';
import { explainRow } from '../../../../local/console/model/explainRow';
import type { TablePermission } from '../../../../local/console/model/tablePermissions';

const permissions: readonly TablePermission[] = [
  { role: 'user', kind: 'select', permission: { filter: { owner: { _eq: 'X-Hasura-User-Id' } } } },
  { role: 'anonymous', kind: 'select', permission: { filter: {} } },
  { role: 'user', kind: 'insert', permission: { check: {} } },
  { role: 'user', kind: 'update', permission: { filter: {} } },
];

const explained = {
  table: 'notes',
  row: { id: 'a' },
  permissions,
  session: { 'x-hasura-user-id': 'maker' },
  admin: { ask: async () => ({ rows: [{}], q0: [{}] }), schema: buildSchema('type Query { notes: Int }') },
};

it('asks the server as each role whether it sees the row, and keeps its refusal', async () => {
  const askAsRole = async (role: string) => {
    if (role === 'user') throw new Error("field 'id' not found");
    return { rows: [{}] };
  };
  const { exists, views } = await explainRow({ ...explained, askAsRole });
  expect(exists).toBe(true);
  expect(views).toMatchObject([
    { role: 'user', kind: 'select', isAllowed: false, refusal: "field 'id' not found", verdict: { holds: true } },
    { role: 'anonymous', kind: 'select', isAllowed: true, verdict: { text: 'every row' } },
    { role: 'user', kind: 'update', isAllowed: true },
  ]);
});

it('explains nothing of a row that admin does not see', async () => {
  const ask = async () => ({ rows: [] });
  const answer = await explainRow({ ...explained, admin: { ...explained.admin, ask }, askAsRole: ask });
  expect(answer).toEqual({ exists: false, session: explained.session, views: [] });
});
