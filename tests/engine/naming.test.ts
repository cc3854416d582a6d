import type { SourceCustomization, TableConfiguration } from '../../hasura/engine/metadata/types';
import { asAdmin, asUser, startEngine, type RunningEngine } from './support/fixture';
import { changeMetadata, inSources } from './support/metadata';
import { openSocket } from './support/socket';

let running: RunningEngine;
beforeAll(async () => {
  running = await startEngine({ namingConvention: 'graphql-default' });
});
afterAll(() => running.stop());

const customize = (
  customization: SourceCustomization | undefined,
  configuration: Record<string, TableConfiguration> = {},
): Promise<string[]> =>
  changeMetadata(
    running,
    inSources((source) => ({
      ...source,
      customization,
      tables: source.tables?.map((table) => {
        const { name } = typeof table.table === 'string' ? { name: table.table } : table.table;
        return name in configuration ? { ...table, configuration: configuration[name] } : table;
      }),
    })),
  );

const data = async (document: string, variables: unknown = {}, headers = asAdmin()): Promise<unknown> => {
  const answer = await running.post(document, headers, variables);
  return answer.errors ?? answer.data;
};

const fieldsOf = (type: string): string[] => {
  const [, body = ''] =
    new RegExp(`^(?:type|input|enum) ${type} \\{(.*?)^\\}`, 'ms').exec(running.engine.sdl('admin')) ?? [];
  return [...body.matchAll(/^ {2}(\w+)/gm)].map(([, name = '']) => name);
};

describe('graphql-default', () => {
  beforeAll(() => customize({}));

  it('spells types, root fields, columns and arguments in camel case', () => {
    const sdl = running.engine.sdl('admin');
    expect(fieldsOf('mutation_root')).toEqual(expect.arrayContaining(['insertLedgersOne', 'updateLedgersMany']));
    expect(fieldsOf('query_root')).toEqual(expect.arrayContaining(['ledgersByPk', 'ledgersAggregate', 'vaultKeys']));
    expect(fieldsOf('subscription_root')).toContain('ledgersStream');
    expect(fieldsOf('Ledgers')).toEqual(expect.arrayContaining(['tenantId', 'parentId', 'postingsAggregate']));
    expect(fieldsOf('LedgersAggregateFields')).toEqual(expect.arrayContaining(['stddevPop', 'varSamp', 'count']));
    expect(fieldsOf('JsonbComparisonExp')).toEqual(expect.arrayContaining(['_hasKeysAny', '_containedIn', '_cast']));
    expect(fieldsOf('LedgersUpdates')).toEqual(expect.arrayContaining(['_set', '_deleteAtPath', 'where']));
    expect(fieldsOf('LedgersMutationResponse')).toEqual(['affectedRows', 'returning']);
    expect(fieldsOf('StatusesEnum')).toEqual(['DRAFT', 'SENT']);
    expect(fieldsOf('order_by')).toContain('DESC_NULLS_LAST');
    expect(sdl).toContain('findLedgers(');
    expect(sdl).toMatch(/distinctOn: \[LedgersSelectColumn!\]/);
    expect(sdl).not.toMatch(/^ +(order_by|distinct_on|on_conflict|pk_columns)\b/m);
  });

  it('keeps what the user has named', () => {
    expect(fieldsOf('OpenLedger')).toEqual(expect.arrayContaining(['tenantId', 'title']));
    expect(fieldsOf('query_root')).toEqual(expect.arrayContaining(['openLedgers', 'OpenLedgerAggregate']));
  });

  it('keeps a custom name as the stem of other names', async () => {
    await customize({}, { tenants: { custom_name: 'my_tenants' } });
    expect(await data('{ my_tenantsByPk(id: 1) { __typename } }')).toEqual({
      my_tenantsByPk: { __typename: 'my_tenants' },
    });
    expect(fieldsOf('mutation_root')).toContain('insertMy_tenantsOne');
    expect(fieldsOf('my_tenantsBoolExp')).toContain('name');
    await customize({}, { tenants: {} });
  });

  it('filters, orders and pages', async () => {
    const document = `query ($order: [LedgersOrderBy!], $where: LedgersBoolExp) {
      ledgers(orderBy: $order, where: $where, distinctOn: [id], limit: 2) { id tenantId }
    }`;
    const order = [{ id: 'DESC' }, { postingsAggregate: { count: 'ASC_NULLS_LAST' } }, { tenant: { name: 'ASC' } }];
    const where = {
      parentId: { _isNull: true },
      labels: { _hasKeysAny: ['colour'], _containedIn: { colour: 'blue', limits: [] } },
      status: { _in: ['DRAFT'] },
      postingsAggregate: { count: { predicate: { _gte: 1 }, arguments: ['ledgerId'], distinct: true } },
    };
    expect(await data(document, { order, where })).toEqual({ ledgers: [{ id: 3, tenantId: 2 }] });
  });

  it('takes the values of enums in upper case, written and as variables', async () => {
    const query = `query ($s: StatusesEnum, $l: [StatusesEnum!], $o: order_by) {
      written: ledgers(where: {status: {_eq: DRAFT}}, orderBy: {id: ASC_NULLS_FIRST}) { status }
      one: ledgers(where: {status: {_eq: $s}}, orderBy: {id: $o}) { status }
      list: ledgers(where: {status: {_in: $l}}) { status }
    }`;
    const drafts = await running.sql(`select status from ledgers where status = 'draft'`);
    expect(drafts.length).toBeGreaterThan(0);
    expect(await data(query, { s: 'DRAFT', l: 'DRAFT', o: 'DESC' })).toEqual({
      written: drafts,
      one: drafts,
      list: drafts,
    });
    for (const s of ['draft', 5]) expect(await data(query, { s, l: [], o: 'ASC' })).toHaveLength(1);
    expect(await data('{ ledgers(orderBy: {id: asc}) { id } }')).toMatchObject([
      { message: expect.stringMatching(/^expected one of the values \['ASC'/) as unknown },
    ]);
  });

  it('aggregates', async () => {
    const document = `{ postingsAggregate(where: { ledgerId: { _eq: 1 } }) {
      __typename aggregate { __typename count(columns: [ledgerId], distinct: true) stddevPop { ledgerId } max { postedAt } }
    } }`;
    expect(await data(document)).toEqual({
      postingsAggregate: {
        __typename: 'PostingsAggregate',
        aggregate: {
          __typename: 'PostingsAggregateFields',
          count: 1,
          stddevPop: { ledgerId: 0 },
          max: { postedAt: '2026-01-01T00:00:00+00:00' },
        },
      },
    });
  });

  it('changes rows', async () => {
    const document = `mutation ($object: LedgersInsertInput!) {
      insertLedgersOne(object: $object, onConflict: { constraint: ledgers_pkey, updateColumns: [title] }) { title status }
      insertPostings(objects: [{ ledgerId: 90, amount: 5, ledger: null }]) { affectedRows }
      updateLedgersByPk(pkColumns: { id: 90 }, _set: { status: SENT }, _append: { labels: { a: [1] } }) { status labels }
      updateLedgersMany(updates: [{ where: { id: { _eq: 90 } }, _deleteAtPath: { labels: ["a", "0"] } }]) {
        affectedRows
        returning { labels }
      }
      deletePostings(where: { ledgerId: { _eq: 90 } }) { affectedRows }
      deleteLedgersByPk(id: 90) { tenantId }
    }`;
    expect(await data(document, { object: { id: 90, tenantId: 1, title: 'New', status: 'DRAFT' } })).toEqual({
      insertLedgersOne: { title: 'New', status: 'draft' },
      insertPostings: { affectedRows: 1 },
      updateLedgersByPk: { status: 'sent', labels: { a: [1] } },
      updateLedgersMany: [{ affectedRows: 1, returning: [{ labels: { a: [] } }] }],
      deletePostings: { affectedRows: 1 },
      deleteLedgersByPk: { tenantId: 1 },
    });
  });

  it('streams', async () => {
    const socket = await openSocket(running.url, { headers: asUser('maker') });
    const query = `subscription {
      ledgersStream(batchSize: 1, cursor: { initialValue: { tenantId: 0 }, ordering: ASC }) { id tenantId }
    }`;
    socket.send({ id: '1', type: 'subscribe', payload: { query } });
    const rows = [1, 2].map((id) => ({ id, tenantId: 1 }));
    expect(await socket.take()).toMatchObject({ payload: { data: { ledgersStream: rows } } });
    socket.close();
  });

  it('uses the same spelling in errors', async () => {
    expect(await data('mutation { updateLedgersByPk(_set: { title: "x" }) { id } }')).toMatchObject([
      { message: "missing required field 'pkColumns'" },
    ]);
    expect(await data('{ ledgers(order_by: { id: asc }) { id } }')).toMatchObject([
      { message: "'ledgers' has no argument named 'order_by'" },
    ]);
    expect(await data('{ ledgers(orderBy: { id: asc }) { id } }')).toMatchObject([
      { message: expect.stringMatching(/^expected one of the values \['ASC', .*found 'asc'$/) as string },
    ]);
  });

  it('keeps hasura-default for a source that says so', async () => {
    await customize({ naming_convention: 'hasura-default' });
    expect(await data('{ ledgers_by_pk(id: 1) { tenant_id } }')).toEqual({ ledgers_by_pk: { tenant_id: 1 } });
  });
});

describe('prefixes and suffixes', () => {
  const affixes = { prefix: 'my', suffix: 'end' };

  it('join capitalised words in graphql-default', async () => {
    await customize({ root_fields: affixes, type_names: affixes });
    expect(await data('{ myLedgersByPkEnd(id: 1) { __typename } }')).toEqual({
      myLedgersByPkEnd: { __typename: 'myLedgersEnd' },
    });
    expect(fieldsOf('myLedgersBoolExpEnd')).toContain('tenantId');
    expect(fieldsOf('IntComparisonExp')).toContain('_isNull');
  });

  it('stand as they are in hasura-default', async () => {
    await customize({
      root_fields: { prefix: 'p_', suffix: '_s' },
      type_names: { prefix: 't_', suffix: '_u' },
      naming_convention: 'hasura-default',
    });
    expect(await data('{ p_ledgers_by_pk_s(id: 1) { __typename } p_openLedgers_s(limit: 0) { id } }')).toEqual({
      p_ledgers_by_pk_s: { __typename: 't_ledgers_u' },
      p_openLedgers_s: [],
    });
    expect(fieldsOf('Int_comparison_exp')).toContain('_is_null');
  });
});

describe('a namespace', () => {
  beforeAll(() =>
    customize({
      root_fields: { namespace: 'books', prefix: 'b_' },
      type_names: { prefix: 't_' },
      naming_convention: 'hasura-default',
    }),
  );

  it('holds the root fields of its source, and stands where it is first selected', async () => {
    const document = `{
      __typename
      books { __typename b_ledgers_by_pk(id: 1) { id } }
      other: books { one: b_ledgers_by_pk(id: 2) { id } }
      books { b_tenants_by_pk(id: 1) { name } }
    }`;
    expect(JSON.stringify(await data(document))).toBe(
      JSON.stringify({
        __typename: 'query_root',
        books: {
          __typename: 't_books_query',
          b_ledgers_by_pk: { id: 1 },
          b_tenants_by_pk: { name: 'Aldgate' },
        },
        other: { one: { id: 2 } },
      }),
    );
  });

  it('is one transaction in a mutation', async () => {
    const document = `mutation { books {
      b_insert_tenants_one(object: { id: 50, name: "x" }) { id }
      b_insert_tenants(objects: { id: 50, name: "y" }) { affected_rows }
    } }`;
    expect(await data(document)).toMatchObject([
      { extensions: { path: '$.selectionSet.books.selectionSet.b_insert_tenants.args.objects' } },
    ]);
    expect(await data('{ books { b_tenants_by_pk(id: 50) { id } } }')).toEqual({ books: { b_tenants_by_pk: null } });
  });

  it('holds several live queries in one subscription', async () => {
    const socket = await openSocket(running.url, { headers: asUser('maker') });
    const query = 'subscription { books { b_ledgers(limit: 1, order_by: { id: asc }) { id } mine: b_tenants { id } } }';
    socket.send({ id: '1', type: 'subscribe', payload: { query } });
    expect(await socket.take()).toEqual({
      id: '1',
      type: 'next',
      payload: { data: { books: { b_ledgers: [{ id: 1 }], mine: [{ id: 1 }] } } },
    });
    socket.close();
  });

  it('is absent for a role that has nothing in it', async () => {
    expect(await data('{ books { __typename } }', {}, asAdmin('nobody'))).toMatchObject([
      { message: "field 'books' not found in type: 'query_root'" },
    ]);
  });
});

it('ignores conventions while the feature is off', async () => {
  const plain = await startEngine();
  await changeMetadata(
    plain,
    inSources((source) => ({ ...source, customization: { naming_convention: 'graphql-default' } })),
  );
  const answer = await plain.post('{ ledgers_by_pk(id: 1) { tenant_id } }');
  await plain.stop();
  expect(answer.data).toEqual({ ledgers_by_pk: { tenant_id: 1 } });
});
