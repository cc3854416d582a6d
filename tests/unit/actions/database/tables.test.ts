import knex from 'knex';
import '../../../../actions/database/generated/tables';

const database = knex({ client: 'pg' });

describe('the types of the tables', () => {
  it('know the names and the values of columns', () => {
    expect(database('payments').where({ status: 'new' }).toString()).toContain(`"status" = 'new'`);
    expect(database('payments').update({ updatedAt: '2026-11-21T08:00:00Z' }).toString()).toContain('"updatedAt"');
    expect(database('vault.provider_credentials').where({ org_id: 'one' }).toString()).toContain('"vault"');
  });

  it('refuse a misspelled column in a condition', () => {
    // @ts-expect-error -- no such column
    expect(database('payments').where({ stauts: 'new' }).toString()).toContain('stauts');
  });

  it('refuse a misspelled column, or a value outside of its closed set, in what is written', () => {
    // @ts-expect-error -- no such column
    expect(database('payments').insert({ stauts: 'new' }).toString()).toContain('stauts');
    // @ts-expect-error -- no such column
    expect(database('payments').update({ stauts: 'new' }).toString()).toContain('stauts');
    // @ts-expect-error -- no such status
    expect(database('payments').update({ status: 'nwe' }).toString()).toContain('nwe');
  });

  it('give a row without the columns that were not selected', () => {
    const read = database('payments').first('status');
    expect(read.toString()).toBe('select "status" from "payments" limit 1');
    const row: Awaited<typeof read> = { status: 'new' };
    // @ts-expect-error -- not selected
    expect(row.amount).toBeUndefined();
  });
});
