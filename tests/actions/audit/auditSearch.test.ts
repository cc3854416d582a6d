import type { Knex } from 'knex';
import type { AuditLoggedActionsRow } from '../../../actions/database/generated/tables';
import { rowsAsOf, type AuditEntry } from '../../../domain/audit/rowChanges';
import { graphql, stackDatabase } from '../../support/stack';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(() => database.destroy());

const asAdmin = (query: string, variables: Record<string, unknown>) =>
  ['superadmin', query, variables, { 'x-hasura-role': 'admin' }] as const;

const found = `query ($args: found_audit_args!) {
  foundAudit(args: $args, order_by: [{ action_at: desc }, { event_id: desc }], limit: 10) { event_id }
}`;

/** The newest ten entries that the search finds, as a super admin. */
async function find(args: Record<string, unknown>): Promise<readonly string[]> {
  const { data, errors } = await graphql<{ foundAudit: { event_id: string }[] }>(...asAdmin(found, { args }));
  expect(errors).toBeUndefined();
  return data!.foundAudit.map(({ event_id }) => event_id);
}

const newest = (build: (query: Knex.QueryBuilder) => Knex.QueryBuilder) =>
  build(database('audit_logged_actions').orderBy('action_at', 'desc').orderBy('event_id', 'desc').limit(10)).pluck<
    string[]
  >('event_id');

test('finds by table, row, user and time, and pages by the last entry', async () => {
  const table = 'users';
  await database.transaction(async (transaction) => {
    await transaction.raw(`select set_config('corridor.user', 'superadmin', true)`);
    for (const phone of ['+441', '+442']) await transaction('users').where({ id: 'superadmin' }).update({ phone });
  });
  const middle = (await newest((query) => query.where({ table_name: table })))[5]!;
  const { action_at } = (await database('audit_logged_actions').where({ event_id: middle }).first('action_at'))!;
  expect(await find({ in_table: table })).toEqual(await newest((query) => query.where({ table_name: table })));
  expect(await find({ of_row: 'superadmin' })).toEqual(await newest((query) => query.where({ row_id: 'superadmin' })));
  const byUser = await find({ by_user: 'superadmin' });
  expect(byUser).toEqual(await newest((query) => query.where({ user_id: 'superadmin' })));
  expect(byUser.length).toBeGreaterThan(1);
  const early = await newest((query) => query.where('action_at', '<', action_at).where({ table_name: table }));
  expect(await find({ in_table: table, before_time: action_at })).toEqual(early);
  expect(await find({ in_table: table, from_time: action_at })).toContain(middle);
  const first = await find({});
  const next = await find({ before_event: first[4] });
  expect(next.slice(0, 5)).toEqual(first.slice(5));
});

test('no role below admin has the search or the history', async () => {
  for (const user of ['maker', 'orgadmin']) {
    const { errors } = await graphql(user, found, { args: {} });
    expect(errors?.[0]?.extensions.code).toBe('validation-failed');
  }
});

const history = `query ($table: String!, $row: String!) {
  auditHistory(args: { in_table: $table, of_row: $row }, order_by: { event_id: asc }) {
    event_id table_name row_id action old_row new_row
  }
}`;

const asStored = (row: unknown) => JSON.parse(JSON.stringify(row)) as unknown;

/** The rows that the log leads to, by table and id. */
async function rebuilt(table: string, row: string) {
  const { data } = await graphql<{ auditHistory: AuditEntry[] }>(...asAdmin(history, { table, row }));
  const entries = data!.auditHistory;
  return rowsAsOf(entries, entries.length);
}

const stored = async (table: string, where: object) => {
  const { rows } = await database.raw<{ rows: { row: unknown }[] }>(
    `select to_jsonb(t) as row from ${database.ref(table).toString()} t where to_jsonb(t) @> ?`,
    [JSON.stringify(where)],
  );
  return rows.map(({ row }) => asStored(row));
};

test('a beneficiary is rebuilt with its slices, and a rule with its roles', async () => {
  const slice = (await database('beneficiary_information_slice').first('beneficiaryId'))!;
  const ofBeneficiary = await rebuilt('beneficiaries', slice.beneficiaryId);
  const expected = [
    ...(await stored('beneficiaries', { id: slice.beneficiaryId })),
    ...(await stored('beneficiary_information_slice', { beneficiaryId: slice.beneficiaryId })),
  ];
  expect(ofBeneficiary.map(({ row }) => row)).toEqual(expect.arrayContaining(expected));
  expect(ofBeneficiary).toHaveLength(expected.length);

  const rule = (await database('organisation_payment_auth_rule').first('id', 'threshold'))!;
  await database.transaction(async (transaction) => {
    const roles = await transaction('payment_auth_rule_role').where({ auth_rule_id: rule.id });
    await transaction('payment_auth_rule_role').where({ auth_rule_id: rule.id }).delete();
    await transaction('payment_auth_rule_role').insert(roles);
  });
  const ofRule = await rebuilt('organisation_payment_auth_rule', rule.id);
  const roles = await stored('payment_auth_rule_role', { auth_rule_id: rule.id });
  expect(roles.length).toBeGreaterThan(0);
  expect(ofRule.filter(({ table }) => table === 'payment_auth_rule_role').map(({ row }) => row)).toEqual(
    expect.arrayContaining(roles),
  );
  expect(ofRule).toHaveLength(roles.length + 1);
});

test('a payment is rebuilt at each of its steps', async () => {
  const row = (await database('audit_logged_actions').where({ table_name: 'payments' }).first('row_id')) as
    | Pick<AuditLoggedActionsRow, 'row_id'>
    | undefined;
  const id = row?.row_id ?? (await database('payments').first('id'))!.id;
  const { reason } = (await database('payments').where({ id }).first('reason'))!;
  await database('payments').where({ id }).update({ reason: 'Another reason' });
  await database('payments').where({ id }).update({ reason });
  const { data } = await graphql<{ auditHistory: AuditEntry[] }>(...asAdmin(history, { table: 'payments', row: id }));
  const entries = data!.auditHistory;
  const reasons = [2, 1, 0].map((back) => rowsAsOf(entries, entries.length - back)[0]?.row.reason);
  expect(reasons).toEqual([reason, 'Another reason', reason]);
  expect(rowsAsOf(entries, entries.length).map((placed) => placed.row)).toEqual(await stored('payments', { id }));
});
