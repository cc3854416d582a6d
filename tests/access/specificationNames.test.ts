import { openSetting, type Setting } from './setting';
import { namesElsewhere } from '../../domain/access/namesElsewhere';
import { dataLayer, userSide } from './specificationNames';

let setting: Setting;

beforeAll(async () => {
  setting = await openSetting();
});

afterAll(() => setting.close());

const words = (text: string) => text.trim().split(/\s+/);

test('every table and column that the specification names is in the database', () => {
  const missing = Object.entries(dataLayer).flatMap(([table, names]) =>
    words(names)
      .filter((column) => !setting.columns.get(table)?.includes(column))
      .map((column) => `${table}.${column}`),
  );
  expect(missing).toEqual([]);
});

test('every field of the user’s side has its column', () => {
  const missing = Object.entries(userSide).flatMap(([entity, [table, names]]) =>
    words(names)
      .map((name) => name.split('=').at(-1) ?? '')
      .filter((column) => !setting.columns.get(table)?.includes(column))
      .map((column) => `${entity}: ${table}.${column}`),
  );
  expect(missing).toEqual([]);
});

const inDatabase = namesElsewhere.filter(({ where }) => /^(public|vault)\./.test(where));

test.each(inDatabase)('$name is at $where: $why', async ({ where }) => {
  const { sql } = setting.requester;
  const [schema = '', object = '', column] = where.replace('()', '').split('.');
  const found = column
    ? await sql(
        `select from pg_attribute join pg_class on pg_class.oid = attrelid
         where relnamespace = $1::regnamespace and relname = $2 and attname = $3`,
        [schema, object, column],
      )
    : await sql(`select from pg_proc where pronamespace = $1::regnamespace and proname = $2`, [schema, object]);
  expect(found).toHaveLength(1);
});

test('the list is that of the whole section', () => {
  const columns = Object.values(dataLayer).flatMap(words).length;
  const fields = Object.values(userSide).flatMap(([, names]) => words(names)).length;
  expect([Object.keys(dataLayer).length, columns, fields]).toEqual([46, 352, 154]);
});
