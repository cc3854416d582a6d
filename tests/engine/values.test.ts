import fc from 'fast-check';
import { Client } from 'pg';
import { asAdmin, type RunningEngine } from './support/fixture';
import { startHandler, type RunningHandler } from './support/handler';
import { byRole, startOwnSchema } from './support/ownSchema';
import { domains, pgTypeCases, type PgTypeCase, type PgValue } from './support/pgValues';
import { openSocket } from './support/socket';
import { firstSeed, sized } from '../support/sized';

/**
 * Values of every type through every way of the engine, against what Postgres says of the same text: `said` is written by SQL alone, `kept`
 * by the engine, once for each way of writing. Each value that SQL refuses must be refused by the engine as well.
 */
/** Values of a type, under each setting of the engine. */
const perType = Math.ceil(sized(500, 10_000) / pgTypeCases.length / 2);
/** Types whose values leave as text when numbers are stringified. */
const stringified = ['int8', 'numeric', 'numeric(10, 2)', 'amount', 'float8'];
const stringifiedLists = ['numeric[]'];

const named = (index: number): string => `t${index}`;
const schema = pgTypeCases
  .map(
    ({ type }, index) => `
  create table said_${named(index)} (id int primary key, v ${type});
  create table ${named(index)} (way text, id int, v ${type}, primary key (way, id));
  create table kin_${named(index)} (id int primary key, v ${type});`,
  )
  .join('');
const mine = { v: { _eq: 'X-Hasura-V' } };
const trackedTables = pgTypeCases.flatMap(({ isOrdered }, index) => [
  {
    table: named(index),
    array_relationships: [
      {
        name: 'kin',
        using: { manual_configuration: { remote_table: `kin_${named(index)}`, column_mapping: { v: 'v' } } },
      },
    ],
    select_permissions: isOrdered ? byRole({ own: { columns: ['id'], filter: mine } }) : [],
    insert_permissions: isOrdered
      ? byRole({ own: { columns: ['way', 'id'], check: mine, set: { v: 'X-Hasura-V' } } })
      : [],
  },
  { table: `kin_${named(index)}` },
]);
const echoed = ['numeric', 'bigint', 'float8', 'jsonb'];
const actions = (handler: string): unknown[] =>
  echoed.map((type) => ({
    name: `echo_${type}`,
    definition: { type: 'query', handler, arguments: [{ name: 'v', type }], output_type: type },
  }));

/** The text of the answer. */
async function ask(
  running: RunningEngine,
  query: string,
  v?: string,
  headers: Record<string, string> = asAdmin(),
): Promise<string> {
  const variables = v === undefined ? '{}' : `{"v": ${v}}`;
  const body = `{"query": ${JSON.stringify(query)}, "variables": ${variables}}`;
  return (await fetch(`${running.url}/v1/graphql`, { method: 'POST', headers, body })).text();
}

/** What fetch sends in a header as it is, and a server takes: all headers together have at most 16 KiB. */
const isHeader = (text: string) => text.length <= 12_000 && /^[!-~]([ -~]*[!-~])?$/.test(text);

const isError = (answer: string): boolean => answer.startsWith('{"errors":');

describe.each([false, true])('with stringifyNumericTypes %s', (stringifyNumericTypes) => {
  const seed = firstSeed + Number(stringifyNumericTypes);
  let running: RunningEngine;
  let handler: RunningHandler;
  let sql: Client;
  beforeAll(async () => {
    handler = await startHandler(({ body }) => ({
      body: /"input":\{"v":(.*)\},"session_variables"/s.exec(body)?.[1] ?? '',
    }));
    running = await startOwnSchema(
      `${domains}${schema}`,
      { tables: trackedTables, actions: actions(handler.url) },
      { stringifyNumericTypes },
    );
    const [row] = (await running.sql('select current_database() as name')) as { name: string }[];
    const url = new URL(process.env.TEST_DATABASE_URL ?? '');
    url.pathname = `/${row?.name ?? ''}`;
    sql = new Client({ connectionString: url.toString() });
    await sql.connect();
  });
  afterAll(async () => {
    await sql.end();
    await running.stop();
    handler.stop();
  });

  /** The first column of the first row; undefined where Postgres refuses the statement. */
  const said = (text: string, values: unknown[] = []): Promise<unknown> =>
    sql.query<unknown[]>({ text, values, rowMode: 'array' }).then(
      ({ rows }) => rows[0]?.[0],
      () => undefined,
    );
  const rowsOf = async (text: string): Promise<unknown[]> => (await sql.query<Record<string, unknown>>(text)).rows;
  const leaves = (type: string, value: string): string => {
    if (!stringifyNumericTypes) return value;
    if (stringifiedLists.includes(type)) return `(${value})::text[]`;
    return stringified.includes(type) ? `(${value})::text` : value;
  };

  /** Writes each value in each way; gives the values that SQL takes, by their id. */
  async function write({ type, scalar }: PgTypeCase, table: string, values: readonly PgValue[]): Promise<Set<number>> {
    const taken = new Set<number>();
    await sql.query(
      `insert into ${table} select way, id from generate_series(0, ${values.length}) id, unnest(array['upsert', 'update']) way`,
    );
    for (const [id, { text, json, literal }] of values.entries()) {
      const key = (way: string): string => `way: "${way}", id: ${id}`;
      const ways = [
        `variable: insert_${table}_one(object: {${key('variable')}, v: $v, kin: {data: [{id: ${id}}]}}) { id }`,
        `upsert: insert_${table}(objects: {${key('upsert')}, v: $v}, on_conflict: {constraint: ${table}_pkey, update_columns: [v]}) { affected_rows }`,
        `update: update_${table}_by_pk(pk_columns: {${key('update')}}, _set: {v: $v}) { id }`,
        ...(literal === undefined
          ? []
          : [`literal: insert_${table}_one(object: {${key('literal')}, v: ${literal}}) { id }`]),
      ];
      const isTaken = (await said(`insert into said_${table} values ($1, $2) returning 1`, [id, text])) === 1;
      if (isTaken) taken.add(id);
      const document = (fields: readonly string[]): string =>
        fields.some((field) => field.includes('$v'))
          ? `mutation ($v: ${scalar}) { ${fields.join(' ')} }`
          : `mutation { ${fields.join(' ')} }`;
      for (const fields of isTaken ? [ways] : ways.map((way) => [way])) {
        const query = document(fields);
        const answer = await ask(running, query, query.includes('$v:') ? json : undefined);
        expect({ type, json, query, answer, isError: isError(answer) }).toEqual({
          type,
          json,
          query,
          answer,
          isError: !isTaken,
        });
      }
    }
    return taken;
  }

  async function expectSameAsSaid(table: string, from = table): Promise<void> {
    const differing = `select kept.*, kept.v::text as kept, s.v::text as said from ${from} kept join said_${table} s using (id)
      where kept.v::text is distinct from s.v::text`;
    expect(await rowsOf(differing)).toEqual([]);
  }

  async function compareReading({ type, isOrdered, isNumeric }: PgTypeCase, table: string): Promise<void> {
    const own = 'where: {way: {_eq: "variable"}}';
    const read = async (args: string, orders: string, distinct = ''): Promise<void> => {
      const expected = await said(`select coalesce(json_agg(r), '[]')::text
        from (select ${distinct} s.id, ${leaves(type, 's.v')} as v from said_${table} s order by ${orders}) r`);
      expect(await ask(running, `{ ${table}(${own}, ${args}) { id v } }`)).toBe(
        `{"data":{"${table}":${String(expected)}}}`,
      );
    };
    await read('order_by: {id: asc}', 's.id');
    if (!isOrdered) return;
    await read('order_by: [{v: asc}, {id: desc}]', 's.v, s.id desc');
    await read('distinct_on: v, order_by: [{v: desc}, {id: asc}]', 's.v desc, s.id', 'distinct on (s.v)');
    if (!isNumeric) return;
    const functions = type.startsWith('float') ? ['max', 'min'] : ['max', 'min', 'sum'];
    const expected = await said(
      `select json_build_object('count', count(distinct v), ${functions
        .map((fn) => `'${fn}', json_build_object('v', ${leaves(type, `${fn}(v)`)})`)
        .join(', ')})::text from said_${table}`,
    );
    const selected = functions.map((fn) => `${fn} { v }`).join(' ');
    const answer = await ask(
      running,
      `{ a: ${table}_aggregate(${own}) { b: aggregate { count(columns: v, distinct: true) ${selected} } } }`,
    );
    expect(answer.replaceAll(/[ \n]/g, '')).toBe(`{"data":{"a":{"b":${String(expected).replaceAll(/[ \n]/g, '')}}}}`);
  }

  async function compareFilters(
    { base, scalar }: PgTypeCase,
    table: string,
    { text, json, literal }: PgValue,
  ): Promise<void> {
    const tests = [
      ['eq', '_eq: $v', 'v = x'],
      ['neq', '_neq: $v', 'v <> x'],
      ['gt', '_gt: $v', 'v > x'],
      ['lte', '_lte: $v', 'v <= x'],
      ...(scalar.startsWith('[') ? [] : [['one', '_in: [$v]', 'v = x']]),
      ...(literal === undefined ? [] : [['written', `_eq: ${literal}`, 'v = x']]),
    ];
    const fields = tests.map(
      ([name, test]) => `${name}: ${table}(where: {way: {_eq: "variable"}, v: {${test}}}, order_by: {id: asc}) { id }`,
    );
    const answer = await ask(running, `query ($v: ${scalar}!) { ${fields.join(' ')} }`, json);
    const ids = tests.map(
      ([name, , test]) =>
        `'${name}', coalesce(json_agg(json_build_object('id', id) order by id) filter (where ${test}), '[]')`,
    );
    const expected = await said(
      `select json_build_object(${ids.join(', ')})::text from said_${table}, cast($1::text as ${base}) x`,
      [text],
    );
    const found = isError(answer) ? undefined : (JSON.parse(answer) as { data: unknown }).data;
    const wanted = expected === undefined ? undefined : (JSON.parse(String(expected)) as unknown);
    expect({ base, json, found, answer: found ? '' : answer }).toEqual({
      base,
      json,
      found: wanted,
      answer: wanted ? '' : answer,
    });
  }

  /** A session variable with the value: as a filter, then as a preset that its check reads again. */
  async function compareSession({ base }: PgTypeCase, table: string, id: number, { text }: PgValue): Promise<void> {
    const headers = asAdmin('own', { 'x-hasura-v': text });
    const matching = await said(
      `select coalesce(json_agg(json_build_object('id', id) order by id), '[]') from said_${table} where v = cast($1::text as ${base})`,
      [text],
    );
    const answer = await ask(running, `{ ${table}(distinct_on: id, order_by: {id: asc}) { id } }`, undefined, headers);
    expect({ base, text, found: isError(answer) ? undefined : (JSON.parse(answer) as { data: object }).data }).toEqual({
      base,
      text,
      found: matching === undefined ? undefined : { [table]: matching },
    });
    const passes = await said(`select v = cast($1::text as ${base}) from said_${table} where id = $2`, [text, id]);
    const insert = await ask(
      running,
      `mutation { insert_${table}(objects: {way: "preset", id: ${id}}) { affected_rows } }`,
      undefined,
      headers,
    );
    expect({ base, text, insert, isError: isError(insert) }).toMatchObject({ isError: passes !== true });
  }

  async function compareIncrements(
    { base, scalar }: PgTypeCase,
    table: string,
    id: number,
    { text, json }: PgValue,
  ): Promise<void> {
    await sql.query(`insert into ${table} values ('inc', ${id}, 1), ('sql', ${id}, 1)`);
    const done = await said(
      `update ${table} set v = v + cast($1::text as ${base}) where way = 'sql' and id = ${id} returning 1`,
      [text],
    );
    const query = `mutation ($v: ${scalar}!) { update_${table}_by_pk(pk_columns: {way: "inc", id: ${id}}, _inc: {v: $v}) { id } }`;
    const answer = await ask(running, query, json);
    expect({ base, json, answer, isError: isError(answer) }).toMatchObject({ isError: done !== 1 });
    expect(
      await rowsOf(
        `select id from ${table} where id = ${id} and way in ('inc', 'sql') group by id having count(distinct v::text) > 1`,
      ),
    ).toEqual([]);
  }

  async function compareSubscriptions(
    { base, scalar }: PgTypeCase,
    table: string,
    { text, json }: PgValue,
  ): Promise<void> {
    const own = 'way: {_eq: "variable"}';
    const fields = [
      ['=', `${table}(where: {${own}, v: {_eq: $v}}) { id }`],
      ['>', `${table}_stream(where: {${own}}, batch_size: 1000000, cursor: {initial_value: {v: $v}}) { id }`],
      [
        '<',
        `${table}_stream(where: {${own}}, batch_size: 1000000, cursor: {initial_value: {v: $v}, ordering: DESC}) { id }`,
      ],
    ];
    for (const [operator, field] of fields) {
      const expected = await said(
        `select array_agg(id order by id) from said_${table} where v ${operator} cast($1::text as ${base})`,
        [text],
      );
      if (!Array.isArray(expected)) continue;
      const socket = await openSocket(running.url, { headers: asAdmin() });
      const query = JSON.stringify(`subscription ($v: ${scalar}!) { rows: ${field} }`);
      socket.sendText(`{"type": "subscribe", "id": "1", "payload": {"query": ${query}, "variables": {"v": ${json}}}}`);
      const { payload } = await socket.take();
      socket.close();
      const rows = (payload as { data?: { rows: { id: number }[] } }).data?.rows.map(({ id }) => id);
      expect({ base, json, operator, rows: rows?.sort((a, b) => a - b) }).toEqual({
        base,
        json,
        operator,
        rows: expected,
      });
    }
  }

  it.each(pgTypeCases.map((typeCase, index) => [typeCase.type, typeCase, named(index)] as const))(
    '%s',
    async (_type, typeCase, table) => {
      const values = fc.sample(typeCase.values, { numRuns: perType, seed });
      const taken = await write(typeCase, table, values);
      await expectSameAsSaid(table);
      await expectSameAsSaid(table, `kin_${table}`);
      await compareReading(typeCase, table);
      if (!typeCase.isOrdered) return;
      for (const value of values) await compareFilters(typeCase, table, value);
      const ofSession = [...values.entries()].filter(([, { text }]) => isHeader(text));
      for (const [id, value] of ofSession) await compareSession(typeCase, table, id, value);
      await expectSameAsSaid(table);
      if (typeCase.isNumeric) {
        for (const [id, value] of values.entries()) await compareIncrements(typeCase, table, id, value);
      }
      if (typeCase.type.endsWith('[]')) return;
      const watched = values.filter((_value, id) => taken.has(id)).slice(0, sized(1, 20));
      for (const value of watched) await compareSubscriptions(typeCase, table, value);
    },
    sized(60_000, 1_200_000),
  );

  it.each(echoed)('an action receives and answers %s as it is', async (type) => {
    const typeCase = pgTypeCases.find(({ scalar }) => scalar === type);
    for (const { json } of fc.sample(typeCase?.values ?? fc.constant({ text: '', json: '' }), {
      numRuns: perType,
      seed: firstSeed,
    })) {
      expect(await ask(running, `query ($v: ${type}) { v: echo_${type}(v: $v) }`, json)).toBe(`{"data":{"v":${json}}}`);
    }
  });
});
