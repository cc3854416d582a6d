import { asUser, startEngine, type RunningEngine } from './support/fixture';
import { metadataCommand } from './support/metadata';

let running: RunningEngine;
beforeEach(async () => {
  running = await startEngine();
});
afterEach(() => running.stop());

const ledgers = (): Promise<unknown[]> =>
  running.sql('select id, title, secret, balance, labels from ledgers order by id');

it('stores null in a nullable jsonb column as SQL null, and in another one as JSON null', async () => {
  await running.sql('alter table tenants add column settings jsonb');
  await metadataCommand(running, 'reload_metadata');
  const query = `mutation ($none: jsonb) {
    insert_tenants(objects: [{id: 7, name: "a", settings: null}, {id: 8, name: "b", settings: $none}]) { affected_rows }
    update_tenants(where: {id: {_eq: 1}}, _set: {settings: null}) { affected_rows }
    update_ledgers(where: {id: {_eq: 1}}, _set: {labels: null}) { affected_rows }
  }`;
  expect((await running.post(query, undefined, { none: null })).errors).toBeUndefined();
  expect(await running.sql('select id from tenants where settings is not null')).toEqual([]);
  expect(await ledgers()).toContainEqual(expect.objectContaining({ id: 1, labels: null }));
});

describe('insert', () => {
  it('applies presets, defaults and gives the row with its relations', async () => {
    const query = `mutation ($row: ledgers_insert_input!) {
      insert_ledgers_one(object: $row) { id balance status tenant { name } }
    }`;
    const { data } = await running.post(query, asUser('maker'), { row: { id: 10, tenant_id: 1, title: 'New' } });
    expect(data).toEqual({ insert_ledgers_one: { id: 10, balance: 0, status: 'draft', tenant: { name: 'Aldgate' } } });
    expect(await ledgers()).toContainEqual(expect.objectContaining({ id: 10, secret: 'maker' }));
  });

  it('refuses a row that fails the check, and rolls the whole request back', async () => {
    const query = `mutation {
      mine: insert_ledgers_one(object: {id: 10, tenant_id: 1, title: "mine"}) { id }
      theirs: insert_ledgers(objects: [{id: 11, tenant_id: 2, title: "theirs"}]) { affected_rows }
    }`;
    const { errors } = await running.post(query, asUser('maker'));
    expect(errors).toEqual([
      {
        message: 'check constraint of an insert/update permission has failed',
        extensions: { code: 'permission-error', path: '$.selectionSet.insert_ledgers.args.objects' },
      },
    ]);
    expect(await ledgers()).toHaveLength(3);
  });

  it('does not take a preset or an ungranted column', async () => {
    const query = 'mutation { insert_ledgers_one(object: {id: 10, tenant_id: 1, title: "t", secret: "mine"}) { id } }';
    const { errors } = await running.post(query, asUser('maker'));
    expect(errors?.[0]?.message).toBe("field 'secret' not found in type: 'ledgers_insert_input'");
  });

  it('updates on conflict, or does nothing', async () => {
    const upsert = (columns: string): string => `mutation {
      insert_ledgers(objects: {id: 2, tenant_id: 1, title: "Charges"},
        on_conflict: {constraint: ledgers_pkey, update_columns: [${columns}]}) { affected_rows returning { title } }
    }`;
    expect((await running.post(upsert(''))).data).toEqual({ insert_ledgers: { affected_rows: 0, returning: [] } });
    expect((await running.post(upsert('title'))).data).toEqual({
      insert_ledgers: { affected_rows: 1, returning: [{ title: 'Charges' }] },
    });
  });

  it('may not reach another tenant’s row through a conflict', async () => {
    const query = `mutation {
      insert_ledgers(objects: {id: 3, tenant_id: 1, title: "stolen"},
        on_conflict: {constraint: ledgers_pkey, update_columns: [title]}) { affected_rows }
    }`;
    expect((await running.post(query, asUser('maker'))).data).toEqual({ insert_ledgers: { affected_rows: 0 } });
    expect(await ledgers()).toContainEqual(expect.objectContaining({ id: 3, title: 'Cash' }));
  });

  it('inserts parents and children in one transaction, counting all rows', async () => {
    const query = `mutation {
      insert_ledgers(objects: [{id: 20, title: "T", tenant: {data: {id: 9, name: "Cheap"}},
        postings: {data: [{amount: "1.5"}, {amount: 2}]}}]) {
        affected_rows
        returning { id tenant { name } postings(order_by: {amount: asc}) { amount twice } }
      }
    }`;
    expect((await running.post(query)).data).toEqual({
      insert_ledgers: {
        affected_rows: 4,
        returning: [
          {
            id: 20,
            tenant: { name: 'Cheap' },
            postings: [
              { amount: 1.5, twice: 3 },
              { amount: 2, twice: 4 },
            ],
          },
        ],
      },
    });
  });

  it.each([
    ['{ledger_id: 1, amount: 1, note: "first"}', 'constraint-violation', /^Uniqueness violation\. duplicate key/],
    ['{ledger_id: 77, amount: 1}', 'constraint-violation', /^Foreign key violation\. /],
    ['{ledger_id: 1}', 'constraint-violation', /^Not-NULL violation\. /],
    ['{ledger_id: 1, amount: 0}', 'permission-error', /^Check constraint violation\. /],
    ['{ledger_id: 1, amount: "x"}', 'data-exception', /^invalid input syntax for type numeric/],
  ])('maps the error of %s', async (row, code, message) => {
    const { errors } = await running.post(`mutation { insert_postings(objects: ${row}) { affected_rows } }`);
    expect(errors?.[0]).toMatchObject({
      message: expect.stringMatching(message) as string,
      extensions: { code, path: '$.selectionSet.insert_postings.args.objects' },
    });
  });
});

describe('update', () => {
  it('sets, increments and edits jsonb', async () => {
    const query = `mutation {
      update_ledgers_by_pk(pk_columns: {id: 1}, _set: {title: "Till"}, _append: {labels: {size: 2}}) { title labels }
      update_ledgers(where: {id: {_eq: 2}}, _inc: {balance: "0.25"}) { affected_rows returning { balance } }
    }`;
    expect((await running.post(query, asUser('maker'))).data).toEqual({
      update_ledgers_by_pk: { title: 'Till', labels: { colour: 'red', limits: [1, 2], size: 2 } },
      update_ledgers: { affected_rows: 1, returning: [{ balance: 10.75 }] },
    });
  });

  it('checks the new row and reaches no row beyond the filter', async () => {
    const below = 'mutation { update_ledgers(where: {}, _set: {balance: -1}) { affected_rows } }';
    expect((await running.post(below, asUser('maker'))).errors?.[0]?.extensions).toEqual({
      code: 'permission-error',
      path: '$',
    });
    const all = 'mutation { update_ledgers(where: {}, _set: {title: "mine"}) { affected_rows } }';
    expect((await running.post(all, asUser('maker'))).data).toEqual({ update_ledgers: { affected_rows: 2 } });
    expect(await ledgers()).toContainEqual(expect.objectContaining({ id: 3, title: 'Cash' }));
  });

  it('runs many updates in order and refuses one column in two operators', async () => {
    const many = `mutation { update_ledgers_many(updates: [
      {where: {id: {_eq: 1}}, _set: {title: "a"}}, {where: {title: {_eq: "a"}}, _set: {title: "b"}}
    ]) { affected_rows returning { title } } }`;
    expect((await running.post(many)).data).toEqual({
      update_ledgers_many: [
        { affected_rows: 1, returning: [{ title: 'a' }] },
        { affected_rows: 1, returning: [{ title: 'b' }] },
      ],
    });
    const twice = 'mutation { update_ledgers(where: {}, _set: {balance: 1}, _inc: {balance: 1}) { affected_rows } }';
    expect((await running.post(twice)).errors?.[0]?.message).toBe("Column found in multiple operators: ['balance'].");
  });
});

describe('delete', () => {
  it('gives the old row, with relations resolved after the change', async () => {
    const query = 'mutation { delete_ledgers_by_pk(id: 2) { title tenant { ledgers(order_by: {id: asc}) { id } } } }';
    expect((await running.post(query)).data).toEqual({
      delete_ledgers_by_pk: { title: 'Fees', tenant: { ledgers: [{ id: 1 }] } },
    });
  });

  it('refuses to delete a row that is referred to, and rolls the request back', async () => {
    const query =
      'mutation { a: delete_ledgers_by_pk(id: 2) { id } b: delete_tenants(where: {id: {_eq: 1}}) { affected_rows } }';
    const { errors } = await running.post(query);
    expect(errors?.[0]).toMatchObject({
      message: expect.stringMatching(/^Foreign key violation\. /) as string,
      extensions: { code: 'constraint-violation', path: '$' },
    });
    expect(await ledgers()).toHaveLength(3);
  });
});

it('gives triggers the session', async () => {
  await running.sql(`
    create table seen (who text);
    create function note_who() returns trigger language plpgsql as
      $$ begin insert into seen values (current_setting('hasura.user')::json ->> 'x-hasura-user-id'); return new; end $$;
    create trigger note_who after update on ledgers for each row execute function note_who()`);
  await running.post(
    'mutation { update_ledgers_by_pk(pk_columns: {id: 1}, _set: {title: "x"}) { id } }',
    asUser('maker'),
  );
  expect(await running.sql('select who from seen')).toEqual([{ who: 'maker' }]);
});
