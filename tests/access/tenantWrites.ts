import type { Json } from '../../hasura/engine/json';
import type { BoundRow } from './oracle';
import { readRule, type WritePolicy } from './policy';
import { absentValue, keysOf, same, sessionOf, type Trial } from './trial';

/** Every way to write that GraphQL has, with the least that each needs. */
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
export async function tryToWrite(trial: Trial, table: string): Promise<void> {
  const { policy, tally, doorway, generation, role } = trial;
  const mayUpdate = policy.tables[table]?.write?.[role] !== undefined;
  for (const [kind, field] of Object.entries(writes)) {
    if (mayUpdate && kind.startsWith('update')) continue;
    const answer = await doorway.ask(generation, sessionOf(trial), `mutation { ${field(table)} }`);
    const isUnknown = 'refusal' in answer && answer.refusal.startsWith('validation-failed');
    tally.check(isUnknown, () => `${role} can ${kind} ${table}: ${JSON.stringify(answer)}`);
  }
}

/** Updates everything that a table shows, and rows by their keys, and compares with what the person may change. */
export async function updateTable(trial: Trial, table: string): Promise<void> {
  const write = trial.policy.tables[table]?.write?.[trial.role];
  if (!write) return;
  for (const column of write.columns)
    for (const value of valuesFor(trial, column)) {
      await updateAll(trial, table, write, column, value);
      await updateByKey(trial, table, write, column, value);
    }
  await compareRefusals(trial, table, write);
}

/** Foreign and own ids for a column that points at an account, and one that no account has; the time for any other. */
function valuesFor({ oracle }: Trial, column: string): string[] {
  if (!column.endsWith('account_id')) return ['2026-02-01T00:00:00Z'];
  return [...oracle.rows('accounts').map(({ row }) => String(row.id)), String(absentValue('uuid'))];
}

async function updateAll(trial: Trial, table: string, write: WritePolicy, column: string, value: Json): Promise<void> {
  const document = `mutation { update_${table}(where: {}, _set: { ${column}: "${String(value)}" }) { affected_rows } }`;
  const wanted = passes(trial, write, value) ? trial.oracle.allowed(table, write.rows, trial.person) : [];
  await expectWritten(trial, table, document, wanted);
}

async function updateByKey(
  trial: Trial,
  table: string,
  write: WritePolicy,
  column: string,
  value: Json,
): Promise<void> {
  const allowed = new Set(trial.oracle.allowed(table, write.rows, trial.person));
  for (const row of trial.oracle.rows(table)) {
    const document = updateOf(table, String(row.row.id), column, value);
    await expectWritten(trial, table, document, allowed.has(row) && passes(trial, write, value) ? [row] : []);
  }
}

const updateOf = (table: string, id: string, column: string, value: Json) =>
  `mutation { update_${table}_by_pk(pk_columns: { id: "${id}" }, _set: { ${column}: "${String(value)}" }) { id } }`;

/** The rows that a mutation has changed by the database's own account. */
async function expectWritten(
  trial: Trial,
  table: string,
  document: string,
  wanted: readonly BoundRow[],
): Promise<void> {
  const { doorway, generation, oracle, tally, person, role } = trial;
  const { answer, rows } = await doorway.askAndLook(generation, sessionOf(trial), document, table);
  const before = new Set(oracle.rows(table).map(({ row }) => JSON.stringify(row)));
  const changed = rows.filter((row) => !before.has(JSON.stringify(row))).map((row) => String(row.id));
  const expected = keysOf(['id'], wanted);
  tally.check(
    same(changed.sort(), expected) && rows.length === before.size,
    () => `${person} as ${role}, ${document}: changed ${changed}, may change ${expected}: ${JSON.stringify(answer)}`,
  );
}

/** Whether the policy's check holds for a new value: what it points at must be within the rule. */
function passes({ policy, oracle, person }: Trial, { check }: WritePolicy, value: Json): boolean {
  return readRule(check).terms.every(({ rule }) => {
    const isAboutValue = policy.rules[rule]?.about === 'accounts';
    return !isAboutValue || (oracle.standing(person).get(rule)?.has(String(value)) ?? false);
  });
}

/**
 * Another's row and one that does not exist: the answers must be the same; and so for values that point at others' accounts or at
 * none.
 */
async function compareRefusals(trial: Trial, table: string, write: WritePolicy): Promise<void> {
  const { doorway, generation, oracle, tally, person } = trial;
  const [column = ''] = write.columns;
  const values = valuesFor(trial, column);
  const foreign = values.filter((value) => !passes(trial, write, value));
  const allowed = new Set(oracle.allowed(table, write.rows, person));
  const rows = oracle.rows(table);
  const ask = async (id: string, value: Json) =>
    JSON.stringify(await doorway.ask(generation, sessionOf(trial), updateOf(table, id, column, value)));
  const absent = await ask(String(absentValue(isUuid(rows[0]?.row.id) ? 'uuid' : 'String')), values[0] ?? null);
  for (const row of rows) {
    const id = String(row.row.id);
    const answers = new Set<string>(allowed.has(row) ? [] : [absent, await ask(id, values[0] ?? null)]);
    if (allowed.has(row)) for (const value of foreign) answers.add(await ask(id, value));
    tally.check(answers.size <= 1, () => `${person}, ${table} ${id}: the answers differ: ${[...answers].join(' | ')}`);
  }
}

const isUuid = (value: unknown) => /^[0-9a-f-]{36}$/.test(String(value));
