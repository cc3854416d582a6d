import type { Json } from '../../hasura/engine/json';
import type { BoundRow } from './oracle';
import { readRule, type WritePolicy } from './policy';
import { absentValue, keysOf, same, sessionOf, type AccessCheck } from './accessCheck';

/** Every way to write that GraphQL has, with the minimal arguments of each. */
const writes: Readonly<Record<string, (table: string) => string>> = {
  insert: (table) => `insert_${table}(objects: []) { affected_rows }`,
  insert_one: (table) => `insert_${table}_one(object: {}) { __typename }`,
  update: (table) => `update_${table}(where: {}, _set: {}) { affected_rows }`,
  update_by_pk: (table) => `update_${table}_by_pk(pk_columns: {}, _set: {}) { __typename }`,
  update_many: (table) => `update_${table}_many(updates: []) { affected_rows }`,
  delete: (table) => `delete_${table}(where: {}) { affected_rows }`,
  delete_by_pk: (table) => `delete_${table}_by_pk { __typename }`,
};

/** Tries every way to write a table: those that the policy does not give must not exist. */
export async function tryToWrite(check: AccessCheck, table: string): Promise<void> {
  const { policy, results, requester, generation, role } = check;
  const mayUpdate = policy.tables[table]?.write?.[role] !== undefined;
  for (const [kind, field] of Object.entries(writes)) {
    if (mayUpdate && kind.startsWith('update')) continue;
    const answer = await requester.ask(generation, sessionOf(check), `mutation { ${field(table)} }`);
    const isUnknown = 'refusal' in answer && answer.refusal.startsWith('validation-failed');
    results.check(isUnknown, () => `${role} can ${kind} ${table}: ${JSON.stringify(answer)}`);
  }
}

/** Updates everything that a table shows, and rows by their keys, and compares with what the person may change. */
export async function updateTable(check: AccessCheck, table: string): Promise<void> {
  const write = check.policy.tables[table]?.write?.[check.role];
  if (!write) return;
  for (const column of write.columns) {
    for (const value of valuesFor(check, column)) {
      await updateAll(check, table, write, column, value);
      await updateByKey(check, table, write, column, value);
    }
  }
  await compareRefusals(check, table, write);
}

/** Foreign and own ids for a column that points at an account, and one that no account has; the time for any other. */
function valuesFor({ oracle }: AccessCheck, column: string): string[] {
  if (!column.endsWith('account_id')) return ['2026-02-01T00:00:00Z'];
  return [...oracle.rows('accounts').map(({ row }) => String(row.id)), String(absentValue('uuid'))];
}

async function updateAll(
  check: AccessCheck,
  table: string,
  write: WritePolicy,
  column: string,
  value: Json,
): Promise<void> {
  const document = `mutation { update_${table}(where: {}, _set: { ${column}: "${String(value)}" }) { affected_rows } }`;
  const wanted = passes(check, write, value) ? check.oracle.allowed(table, write.rows, check.person) : [];
  await expectWritten(check, table, document, wanted);
}

async function updateByKey(
  check: AccessCheck,
  table: string,
  write: WritePolicy,
  column: string,
  value: Json,
): Promise<void> {
  const allowed = new Set(check.oracle.allowed(table, write.rows, check.person));
  for (const row of check.oracle.rows(table)) {
    const document = updateOf(table, String(row.row.id), column, value);
    await expectWritten(check, table, document, allowed.has(row) && passes(check, write, value) ? [row] : []);
  }
}

const updateOf = (table: string, id: string, column: string, value: Json) =>
  `mutation { update_${table}_by_pk(pk_columns: { id: "${id}" }, _set: { ${column}: "${String(value)}" }) { id } }`;

/** The rows that a mutation has changed by the database's own account. */
async function expectWritten(
  check: AccessCheck,
  table: string,
  document: string,
  wanted: readonly BoundRow[],
): Promise<void> {
  const { requester, generation, oracle, results, person, role } = check;
  const { answer, rows } = await requester.askAndLook(generation, sessionOf(check), document, table);
  const before = new Set(oracle.rows(table).map(({ row }) => JSON.stringify(row)));
  const changed = rows.filter((row) => !before.has(JSON.stringify(row))).map((row) => String(row.id));
  const expected = keysOf(['id'], wanted);
  results.check(
    same(changed.sort(), expected) && rows.length === before.size,
    () => `${person} as ${role}, ${document}: changed ${changed}, may change ${expected}: ${JSON.stringify(answer)}`,
  );
}

/** Whether the policy's check holds for a new value: what it points at must be within the rule. */
function passes({ policy, oracle, person }: AccessCheck, { check }: WritePolicy, value: Json): boolean {
  return readRule(check).terms.every(({ rule }) => {
    const isAboutValue = policy.rules[rule]?.about === 'accounts';
    return !isAboutValue || (oracle.standing(person).get(rule)?.has(String(value)) ?? false);
  });
}

/**
 * Another's row and one that does not exist: the answers must be the same; and so for values that point at others' accounts or at
 * none.
 */
async function compareRefusals(check: AccessCheck, table: string, write: WritePolicy): Promise<void> {
  const { requester, generation, oracle, results, person } = check;
  const [column = ''] = write.columns;
  const values = valuesFor(check, column);
  const foreign = values.filter((value) => !passes(check, write, value));
  const allowed = new Set(oracle.allowed(table, write.rows, person));
  const rows = oracle.rows(table);
  const ask = async (id: string, value: Json) =>
    JSON.stringify(await requester.ask(generation, sessionOf(check), updateOf(table, id, column, value)));
  const absent = await ask(String(absentValue(isUuid(rows[0]?.row.id) ? 'uuid' : 'String')), values[0] ?? null);
  for (const row of rows) {
    const id = String(row.row.id);
    const answers = new Set<string>(allowed.has(row) ? [] : [absent, await ask(id, values[0] ?? null)]);
    if (allowed.has(row)) for (const value of foreign) answers.add(await ask(id, value));
    results.check(
      answers.size <= 1,
      () => `${person}, ${table} ${id}: the answers differ: ${[...answers].join(' | ')}`,
    );
  }
}

const isUuid = (value: unknown) => /^[0-9a-f-]{36}$/.test(String(value));
