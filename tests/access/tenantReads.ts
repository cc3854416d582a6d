import type { Json, JsonObject } from '../../hasura/engine/json';
import type { RootField } from './operations';
import type { BoundRow } from './oracle';
import {
  absentValue,
  askAs,
  countOf,
  fieldsOf,
  keysIn,
  keysOf,
  keyText,
  nodesOf,
  same,
  type AccessCheck,
} from './accessCheck';

/** Asks every root field of a table, as a query and as a subscription, and compares with what the person must see. */
export async function readTable(check: AccessCheck, table: string): Promise<void> {
  const ofTable = ({ table: read }: RootField) => read === table;
  await askTogether(check, table, check.operations.queries.filter(ofTable));
  for (const field of check.operations.subscriptions.filter(ofTable)) await watch(check, field);
}

/** How many rows of a table are asked for by their keys, in one query and in as many subscriptions. */
const maxKeysAsked = 100;
const maxKeysWatched = 12;

/** A query's root fields in one document: the lists, every row by its key, and a key that no row has. */
async function askTogether(check: AccessCheck, table: string, fields: readonly RootField[]): Promise<void> {
  const byPk = fields.find(({ kind }) => kind === 'by_pk');
  const columns = fieldsOf(check, table).join(' ');
  const lists = fields.filter((field) => field !== byPk);
  const rows = byPk ? keyedRows(check, table, maxKeysAsked) : [];
  const parts = rows.map((_, index) => keyedField(byPk, index, columns));
  const declared = rows.flatMap((_, index) => declarations(byPk, index)).join(', ');
  const variables = Object.assign({}, ...rows.map((row, index) => keyVariables(byPk, index, row))) as JsonObject;
  const selections = [...lists.map((field) => selectionOf(field, columns)), ...parts].join(' ');
  const answer = await askAs(check, `query ${declared && `(${declared})`} { ${selections} }`, variables);
  const place = `${check.person} as ${check.role}, query of ${table}`;
  if ('refusal' in answer) return check.results.check(false, () => `${place}: ${answer.refusal}`);
  for (const field of lists) checkList(check, field, answer.data[field.name], place);
  const values = rows.map((_, index) => answer.data[`r${index}`]);
  if (byPk) checkKeys(check, table, rows, values, place);
}

/** A subscription has one root field; by its key it is tried for some rows and an absent one. */
async function watch(check: AccessCheck, field: RootField): Promise<void> {
  const { table, name, kind } = field;
  const place = `${check.person} as ${check.role}, subscription of ${name}`;
  const columns = fieldsOf(check, table).join(' ');
  if (kind === 'by_pk') return watchKeys(check, field, columns, place);
  const selection = kind === 'stream' ? streamOf(check, field, columns) : selectionOf(field, columns);
  const answer = await askAs(check, `subscription { ${selection} }`);
  if ('refusal' in answer) return check.results.check(false, () => `${place}: ${answer.refusal}`);
  checkList(check, field, answer.data[name], place);
}

async function watchKeys(check: AccessCheck, field: RootField, columns: string, place: string): Promise<void> {
  const rows = keyedRows(check, field.table, maxKeysWatched);
  const document = `subscription (${declarations(field, 0).join(', ')}) { ${keyedField(field, 0, columns)} }`;
  const values: (Json | undefined)[] = [];
  for (const row of rows) {
    const answer = await askAs(check, document, keyVariables(field, 0, row));
    values.push('data' in answer ? answer.data.r0 : answer.refusal);
  }
  checkKeys(check, field.table, rows, values, place);
}

/** Rows to ask for by key, from all over the table; the last is one that is not there. */
function keyedRows({ oracle }: AccessCheck, table: string, atMost: number): readonly (BoundRow | undefined)[] {
  const rows = oracle.rows(table);
  const step = Math.max(1, Math.floor(rows.length / atMost));
  return [...rows.filter((_, index) => index % step === 0), undefined];
}

function keyedField(field: RootField | undefined, index: number, columns: string): string {
  const key = field?.keyArguments.map(({ name }) => `${name}: $${name}_${index}`).join(', ');
  return `r${index}: ${field?.name}(${key}) { ${columns} }`;
}

function declarations(field: RootField | undefined, index: number): string[] {
  return (field?.keyArguments ?? []).map(({ name, type }) => `$${name}_${index}: ${type}`);
}

function keyVariables(field: RootField | undefined, index: number, row: BoundRow | undefined): JsonObject {
  const key = field?.keyArguments ?? [];
  return Object.fromEntries(
    key.map(({ name, type }) => [`${name}_${index}`, row ? (row.row[name] as Json) : absentValue(type)]),
  );
}

function selectionOf({ name, kind }: RootField, columns: string): string {
  return kind.endsWith('aggregate') ? `${name} { aggregate { count } nodes { ${columns} } }` : `${name} { ${columns} }`;
}

/** A stream from before the first row. */
function streamOf(check: AccessCheck, { name, table }: RootField, columns: string): string {
  const [column = ''] = fieldsOf(check, table);
  const start = `${column}: ${check.operations.smallestOf(table, column)}`;
  return `${name}(batch_size: 1000, cursor: { initial_value: { ${start} } }) { ${columns} }`;
}

function checkList(check: AccessCheck, { table, kind, name }: RootField, value: Json | undefined, place: string): void {
  const { oracle, results, role, person } = check;
  const fields = fieldsOf(check, table);
  const isAggregate = kind.endsWith('aggregate');
  const seen = keysIn(fields, isAggregate ? nodesOf(value) : value);
  const expected = oracle.expected(table, role, person);
  const wanted = keysOf(fields, expected);
  if (kind.startsWith('function')) {
    results.check(
      seen.every((key) => wanted.includes(key)),
      () => `${place}, ${name}: more than the table shows: ${seen}`,
    );
    return;
  }
  results.check(same(seen, wanted), () => `${place}, ${name}: sees ${list(seen)}, must see ${list(wanted)}`);
  const foreign = keysOf(
    fields,
    oracle.rows(table).filter((row) => oracle.isForeign(row, person)),
  );
  results.check(!seen.some((key) => foreign.includes(key)), () => `${place}, ${name}: sees another tenant's rows`);
  if (isAggregate) results.check(countOf(value) === wanted.length, () => `${place}, ${name}: counts ${countOf(value)}`);
}

/** Who may not see a row gets for its key what a key that no row has gets. */
function checkKeys(
  check: AccessCheck,
  table: string,
  rows: readonly (BoundRow | undefined)[],
  values: readonly (Json | undefined)[],
  place: string,
): void {
  const { oracle, results, role, person } = check;
  const fields = fieldsOf(check, table);
  const wanted = new Set(keysOf(fields, oracle.expected(table, role, person)));
  const absent = JSON.stringify(values.at(-1));
  results.check(absent === 'null', () => `${place}: an absent key gives ${absent}`);
  rows.forEach((row, index) => {
    if (!row) return;
    const value = values[index];
    const key = keyText(fields, row.row);
    const holds = wanted.has(key) ? keysIn(fields, value)[0] === key : JSON.stringify(value) === absent;
    results.check(holds, () => `${place}: the key ${key} gives ${JSON.stringify(value)}`);
  });
}

const list = (keys: readonly string[]) => (keys.length > 0 ? keys.join(', ') : 'nothing');
