import { readFileSync, readdirSync, existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Knex } from 'knex';
import { unwrittenColumns } from '../../../domain/access/unwrittenColumns';
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

/** The code of the actions that write into some table, each with what it imports. */
const writers = readdirSync(actions, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.includes('generated'))
  .map((file) => join(actions, file))
  .filter((file) => writes.test(codeOf(file)))
  .map((file) => ({ near: reachOf(file, 1), reach: reachOf(file, importDepth) }));

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
