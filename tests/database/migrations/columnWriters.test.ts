import { readFileSync, readdirSync, existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Knex } from 'knex';
import { unwrittenColumns } from '../../../domain/access/unwrittenColumns';
import { unwrittenValues } from '../../../domain/access/unwrittenValues';
import { loadTableShapes } from '../../../tools/generate/tableShapes';
import { openDemo, type DemoDatabase } from './openDemo';

let demo: DemoDatabase;

beforeAll(async () => {
  demo = await openDemo();
});
afterAll(() => demo.close());

const actions = resolve(__dirname, '../../../actions');

/** A file takes its columns from what it imports, and what that imports. A name that is only read there is taken for a write: the test finds what nothing names. */
const importDepth = 2;

const texts = new Map<string, string>();

/** The code of a file without its comments. */
function codeOf(file: string): string {
  const known = texts.get(file);
  if (known !== undefined) return known;
  const code = readFileSync(file, 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\/\/.*$/gm, '');
  texts.set(file, code);
  return code;
}

const importsOf = (file: string): string[] =>
  [...codeOf(file).matchAll(/\bfrom '(\.[^']+)'/g)]
    .flatMap(([, path = '']) => [`${resolve(dirname(file), path)}.ts`, resolve(dirname(file), path, 'index.ts')])
    .filter((path) => !path.includes('/generated/') && existsSync(path));

/** The code of a file and of what it imports, so many steps far. */
function reachOf(file: string, steps: number): string {
  let reached = new Set([file]);
  for (let depth = 0; depth < steps; depth += 1) {
    reached = new Set([...reached, ...[...reached].flatMap(importsOf)]);
  }
  return [...reached].map(codeOf).join('\n');
}

const writes = /\.(insert|update|merge|increment)\(|\btable: '|\b(insert into|update) /i;

/** The code of the actions that write into some table themselves or by what they import, each with what it imports. */
const callers = readdirSync(actions, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.includes('generated'))
  .map((file) => join(actions, file))
  .map((file) => ({ code: codeOf(file), near: reachOf(file, 1), reach: reachOf(file, importDepth) }))
  .filter(({ near }) => writes.test(near));

const writers = callers.filter(({ code }) => writes.test(code));

const word = (name: string) => new RegExp(`(?<!\\w)${name}\\b`);

/** Whether an action that writes, with what it imports, names the table and the column. */
const isWrittenByActions = (table: string, column: string) =>
  writers.some(({ near, reach }) => word(table).test(near) && word(column).test(reach));

interface Column {
  readonly table: string;
  readonly column: string;
}

/** The columns that Postgres does not fill by itself, and that no function of the database names beside a write into their table. */
async function columnsToWrite(database: Knex): Promise<readonly Column[]> {
  const { rows } = await database.raw<{ rows: Column[] }>(
    `select relation.relname as "table", attribute.attname as "column"
     from pg_class relation
     join pg_attribute attribute on attribute.attrelid = relation.oid and attribute.attnum > 0 and not attribute.attisdropped
     left join pg_attrdef preset on preset.adrelid = relation.oid and preset.adnum = attribute.attnum
     where relation.relnamespace::regnamespace::text in ('public', 'vault') and relation.relkind = 'r'
       and relation.relname not like 'knex\\_migrations%'
       and attribute.attgenerated = '' and attribute.attidentity = ''
       and coalesce(pg_get_expr(preset.adbin, preset.adrelid), '') !~ '\\(\\)'
       and not exists (
         select from pg_proc routine
         where routine.pronamespace::regnamespace::text not in ('pg_catalog', 'information_schema')
           and routine.prosrc ~* ('(insert into|update) +([a-z]+\\.){0,1}"{0,1}' || relation.relname || '"{0,1}\\y')
           and routine.prosrc ~ ('\\y' || attribute.attname || '\\y'))
     order by 1, 2`,
  );
  return rows;
}

const named = unwrittenColumns.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`));

test('each column has a statement that writes it, or a reason why it has none', async () => {
  const unwritten = (await columnsToWrite(demo.owner))
    .filter(({ table, column }) => !isWrittenByActions(table, column))
    .map(({ table, column }) => `${table}.${column}`);
  expect(unwritten.filter((name) => !named.includes(name))).toEqual([]);
});

test('what is said to have no writer is a column', async () => {
  const { rows } = await demo.owner.raw<{ rows: { name: string }[] }>(
    `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
  );
  const columns = rows.map(({ name }) => name);
  expect(named.filter((name) => !columns.includes(name))).toEqual([]);
});

/** A value of a column that only known ones may have, such as a status. */
interface ClosedValue extends Column {
  readonly value: string;
}

const nameOf = ({ table, column, value }: ClosedValue) => `${table}.${column} ${value}`;

async function closedValues(database: Knex): Promise<readonly ClosedValue[]> {
  const tables = await loadTableShapes(database, ['public', 'vault']);
  return tables.flatMap(({ name: table, columns }) =>
    columns.flatMap(({ name: column, values = [] }) =>
      values
        .filter((value) => value.startsWith("'"))
        .map((value) => ({ table, column, value: value.replaceAll("'", '') })),
    ),
  );
}

/** The values that are a column's default, or that a function of the database names beside a write into the table. */
async function valuesOfDatabase(database: Knex): Promise<ReadonlySet<string>> {
  const { rows } = await database.raw<{ rows: ClosedValue[] }>(
    `select allowed.* from jsonb_to_recordset(:values) as allowed ("table" text, "column" text, value text)
     where exists (
       select from pg_attrdef preset
       join pg_attribute attribute on attribute.attrelid = preset.adrelid and attribute.attnum = preset.adnum
       where attribute.attname = "column" and attribute.attrelid = to_regclass(quote_ident("table"))
         and position(quote_literal(value) in pg_get_expr(preset.adbin, preset.adrelid)) > 0)
     or exists (
       select from pg_proc routine
       where routine.pronamespace::regnamespace::text not in ('pg_catalog', 'information_schema')
         and routine.prosrc ~* ('(insert into|update) +([a-z]+\\.){0,1}"{0,1}' || "table" || '"{0,1}\\y')
         and position(quote_literal(value) in routine.prosrc) > 0)`,
    { values: JSON.stringify(await closedValues(database)) },
  );
  return new Set(rows.map(nameOf));
}

const literal = (value: string) => new RegExp(`['"\`]${value}['"\`]|(?<!\\w)${value}:`);

const isValueWrittenByActions = ({ table, value }: ClosedValue) =>
  callers.some(({ near, reach }) => word(table).test(near) && literal(value).test(reach));

const explained = unwrittenValues.flatMap(({ table, column, values }) =>
  values.map((value) => nameOf({ table, column, value })),
);

test('each value of a closed set has a statement that writes it, or a reason why it has none', async () => {
  const byDatabase = await valuesOfDatabase(demo.owner);
  const unwritten = (await closedValues(demo.owner))
    .filter((one) => !byDatabase.has(nameOf(one)) && !isValueWrittenByActions(one))
    .map(nameOf);
  expect(unwritten.filter((name) => !explained.includes(name))).toEqual([]);
});

test('what is said to have no writer is a value of its column', async () => {
  const names = (await closedValues(demo.owner)).map(nameOf);
  expect(explained.filter((name) => !names.includes(name))).toEqual([]);
});
