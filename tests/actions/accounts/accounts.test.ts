import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { demoId } from '../../../seeds/demo/demoId';
import { accountId } from '../../../seeds/demo/organisations';
import { administer } from '../../support/organisations';
import { refusalOf, tradingAccount } from '../../support/portal';
import { graphql, stackDatabase } from '../../support/stack';
import { packed, summary, type UploadAnswer } from '../../support/uploads';
import { aldgate, borealis } from '../../support/users';

const complete = {
  name: 'Stack Account',
  street: '1 Test Lane',
  city: 'London',
  postal_code: 'EC3N 1BJ',
  country: 'GB',
  legal_entity_type: 'company',
};
const borealisAtProvider = demoId('provider account borealis-imports');

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  const own = database('accounts').where('name', 'like', 'Stack %').select('id');
  await database('activity').whereIn('accountId', own.clone()).update({ accountId: null });
  await database('uploads').where({ kind: 'accounts', user_id: 'superadmin' }).delete();
  await own.clone().delete();
  await database.destroy();
});

const house = (action: string, variables: Record<string, unknown>) => administer('superadmin', action, variables);
const made = async (action: string, variables: Record<string, unknown>) => {
  const { data, errors } = await house(action, variables);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.result.id;
};
const newAccount = (change: Record<string, unknown> = {}) =>
  made('createAccount', { account: { org_id: aldgate, ...complete, ...change } });
const stored = async (id: string) => (await database('accounts').where({ id }).first())!;
const detailsOf = (id: string) =>
  database('activity').where({ accountId: id, eventCode: 'A035' }).orderBy('createdAt').pluck('details');

describe('an account', () => {
  test('is created unapproved with safeguarding permitted, changed, approved, closed, and recorded each time', async () => {
    const id = await newAccount({ fundingEmails: ['funds@demo.invalid'], charge_currencies: ['EUR', 'GBP'] });
    expect(await stored(id)).toMatchObject({
      is_approved: false,
      safeguarding_permitted: true,
      charge_currencies: ['EUR', 'GBP'],
      org_id: aldgate,
      fundingEmails: ['funds@demo.invalid'],
    });
    await made('updateAccount', { accountId: id, account: { city: 'Leeds', reference: '' } });
    await made('approveAccount', { accountId: id });
    await made('approveAccount', { accountId: id });
    await made('closeAccount', { accountId: id });
    const row = await stored(id);
    expect(row).toMatchObject({ city: 'Leeds', street: '1 Test Lane', is_approved: true, is_closed: true });
    expect(row.closed_date).not.toBeNull();
    expect(await detailsOf(id)).toEqual([
      'Created: Stack Account',
      'Stack Account: city, reference',
      'Approved: Stack Account',
      'Closed: Stack Account',
    ]);
    for (const [action, rest] of [
      ['updateAccount', { account: { city: 'York' } }],
      ['approveAccount', {}],
      ['closeAccount', {}],
      ['moveAccount', { orgId: borealis }],
    ] as const) {
      expect(refusalOf(await house(action, { accountId: id, ...rest }))).toEqual({
        code: 'account_closed',
        field: 'accountId',
      });
    }
  });

  test.each([
    ['an unknown organisation', { org_id: randomUUID() }, 'organisation_not_found', 'org_id'],
    ['an unknown country', { country: 'ZZ' }, 'country_not_found', 'country'],
    [
      'a tariff of another type',
      { payment_fee_tariff_id: demoId('tariff maintenance') },
      'tariff_not_found',
      'payment_fee_tariff_id',
    ],
    ['an unknown account at the provider', { tccAccountId: randomUUID() }, 'provider_rejected', 'tccAccountId'],
    [
      'an account of another organisation at the provider',
      { tccAccountId: borealisAtProvider },
      'account_imported',
      'tccAccountId',
    ],
    ['no account to debit', { debit_account_use_source: false }, 'invalid_input', 'debit_account_id'],
    [
      'a debited account of another organisation',
      { debit_account_id: accountId('borealis-imports') },
      'account_not_found',
      'debit_account_id',
    ],
    ['the designated type, which is switched off', { isDesignated: true }, 'invalid_input', 'isDesignated'],
  ])('is not created with %s', async (_case, change, code, field) => {
    const answer = await house('createAccount', { account: { org_id: aldgate, ...complete, ...change } });
    expect(refusalOf(answer)).toEqual({ code, field });
  });

  test('with a provider id is created once', async () => {
    const account = { org_id: borealis, ...complete, tccAccountId: borealisAtProvider };
    expect(await made('createAccount', { account })).toBe(accountId('borealis-imports'));
    const change = { accountId: accountId('borealis-imports'), account: { tccAccountId: null } };
    expect(refusalOf(await house('updateAccount', change))).toEqual({ code: 'invalid_input', field: 'tccAccountId' });
    const id = await newAccount();
    const taken = { accountId: id, account: { tccAccountId: borealisAtProvider } };
    expect(refusalOf(await house('updateAccount', taken))).toEqual({ code: 'account_imported', field: 'tccAccountId' });
  });

  test('is not approved while its details are incomplete', async () => {
    const id = await newAccount({ postal_code: '1' });
    const refusal = { code: 'account_details_incomplete', field: 'postal_code' };
    expect(refusalOf(await house('approveAccount', { accountId: id }))).toEqual(refusal);
    expect((await stored(id)).is_approved).toBe(false);
  });

  test('moves without its groups; with seats or unfinished work it stays', async () => {
    const id = await newAccount();
    const group = { name: `Stack ${id}`, accountIds: [id], userIds: [] };
    const groupId = await made('createOrgGroup', { orgId: aldgate, group });
    await made('moveAccount', { accountId: id, orgId: borealis });
    expect((await stored(id)).org_id).toBe(borealis);
    expect(await database('accounts_to_groups').where({ account_id: id })).toEqual([]);
    expect(await detailsOf(id)).toContain('Moved: Stack Account, from Aldgate Trading to Borealis Imports');
    await made('deleteOrgGroup', { groupId });
    const move = (accountId: string, orgId: string) => house('moveAccount', { accountId, orgId });
    expect(refusalOf(await move(id, borealis))).toEqual({ code: 'invalid_input', field: 'orgId' });
    expect(refusalOf(await move(id, randomUUID())).code).toBe('organisation_not_found');
    expect(refusalOf(await move(tradingAccount, borealis)).code).toBe('account_has_seats');
    expect(refusalOf(await move(accountId('house'), borealis)).code).toMatch(/account_(in_use|has_open_work)/);
  });

  test('is not closed with unfinished payments, with money, or while others need it', async () => {
    const close = (id: string) => house('closeAccount', { accountId: id });
    expect(refusalOf(await close(tradingAccount)).code).toBe('account_has_open_work');
    const id = await newAccount();
    const moments = { created_at: new Date(), updated_at: new Date() };
    await database('balances').insert({
      id: randomUUID(),
      account_id: id,
      currency: 'GBP',
      amount: '-0.01',
      ...moments,
    });
    expect(refusalOf(await close(id)).code).toBe('account_holds_money');
    await database('balances').where({ account_id: id }).delete();
    const other = await newAccount({ debit_account_id: id, debit_account_use_source: false });
    expect(refusalOf(await close(id))).toEqual({ code: 'account_in_use', field: 'accountId' });
    await made('closeAccount', { accountId: other });
    await made('closeAccount', { accountId: id });
  });

  test('keeps safeguarding switched on while money is safeguarded', async () => {
    const id = await newAccount({ safeguarding_enabled: true });
    await database('accounts').where({ id }).update({ safeguarded_amount_eur: '10' });
    const change = (account: object) => house('updateAccount', { accountId: id, account });
    expect(refusalOf(await change({ safeguarding_enabled: false })).field).toBe('safeguarding_enabled');
    expect(refusalOf(await change({ safeguarding_permitted: false })).field).toBe('safeguarding_enabled');
    expect(refusalOf(await house('closeAccount', { accountId: id })).code).toBe('account_holds_money');
  });
});

describe('accounts of an organisation', () => {
  const update = `mutation ($orgId: uuid!, $accountIds: [uuid!]!, $address: AccountAddressInput!) {
    bulkUpdateAccounts(orgId: $orgId, accountIds: $accountIds, address: $address) { ids }
  }`;
  const bulk = (variables: Record<string, unknown>) =>
    graphql('superadmin', update, { orgId: aldgate, ...variables }, { 'x-hasura-role': 'admin' });

  test('get a new address together; what is left out stays', async () => {
    const ids = [await newAccount(), await newAccount({ name: 'Stack Second', city: 'Leeds' })];
    expect((await bulk({ accountIds: ids, address: { street: '2 Moved Road' } })).errors).toBeUndefined();
    const rows = await database('accounts').whereIn('id', ids).orderBy('name');
    expect(rows.map(({ street, city }) => [street, city])).toEqual([
      ['2 Moved Road', 'London'],
      ['2 Moved Road', 'Leeds'],
    ]);
    expect(await detailsOf(ids[1]!)).toContain('Stack Second: street');
    const foreign = { accountIds: [...ids, accountId('borealis-imports')], address: { street: '3 Nowhere' } };
    expect(refusalOf(await bulk(foreign))).toEqual({ code: 'account_not_found', field: 'accountIds' });
    await made('closeAccount', { accountId: ids[0] });
    expect(refusalOf(await bulk({ accountIds: ids, address: { street: '3 Nowhere' } })).code).toBe('account_closed');
    expect((await stored(ids[1]!)).street).toBe('2 Moved Road');
    expect(refusalOf(await bulk({ accountIds: ids, address: {} })).field).toBe('address');
    expect(refusalOf(await bulk({ accountIds: [], address: { city: 'York' } })).field).toBe('accountIds');
    expect(refusalOf(await bulk({ accountIds: ids, address: { country: 'ZZ' } })).code).toBe('country_not_found');
  });
});

describe('a file of accounts', () => {
  const asAdmin = async (query: string, variables: Record<string, unknown>) =>
    graphql<UploadAnswer>('superadmin', query, variables, { 'x-hasura-role': 'admin' });
  const validate = `mutation ($orgId: uuid!, $filename: String!, $content: String!) {
    upload: validateAccountUpload(orgId: $orgId, filename: $filename, content: $content) ${summary}
  }`;
  const correct = `mutation ($uploadId: uuid!, $rowNumber: Int!, $field: String!, $value: String!) {
    upload: correctAccountUploadRow(uploadId: $uploadId, rowNumber: $rowNumber, field: $field, value: $value) ${summary}
  }`;
  const confirm = `mutation ($uploadId: uuid!) { upload: confirmAccountUpload(uploadId: $uploadId) ${summary} }`;
  const file = (lines: readonly string[]) => packed(['Name,Provider id,Country', ...lines].join('\n'));
  const upload = (lines: readonly string[], orgId = aldgate) =>
    asAdmin(validate, { orgId, filename: 'accounts.csv', content: file(lines) });

  test('is checked by row, corrected, and created row by row in its organisation', async () => {
    const { data } = await upload([
      'Stack Uploaded,,GB',
      ',,GB',
      `Stack Taken,${borealisAtProvider},ZZ`,
      `Stack Strange,${randomUUID()},`,
    ]);
    const { id } = data!.upload;
    expect(data!.upload).toMatchObject({ state: 'checked', validRows: 1, refusedRows: 3 });
    const rows = await database('upload_rows').where({ upload_id: id }).orderBy('row_number');
    const refused = rows.map(({ problems }) =>
      (problems as { field: string; isWarning?: boolean }[]).flatMap((one) => (one.isWarning ? [] : one.field)),
    );
    expect(refused).toEqual([[], ['name'], ['country', 'providerId'], ['providerId']]);
    const corrected = await asAdmin(correct, { uploadId: id, rowNumber: 2, field: 'name', value: 'Stack Named' });
    expect(corrected.data?.upload).toMatchObject({ validRows: 2 });
    const answer = await asAdmin(confirm, { uploadId: id });
    expect(answer.data?.upload).toMatchObject({ state: 'done', createdRows: 2, failedRows: 0 });
    const created = await database('accounts').whereIn('name', ['Stack Uploaded', 'Stack Named']).orderBy('name');
    expect(created).toMatchObject([
      { name: 'Stack Named', org_id: aldgate, is_approved: false },
      { name: 'Stack Uploaded', country: 'GB', safeguarding_permitted: true },
    ]);
    expect((await asAdmin(confirm, { uploadId: id })).data?.upload).toMatchObject({ createdRows: 2 });
  });

  test('is refused for an unknown organisation, and as a file of something else', async () => {
    expect(refusalOf(await upload(['A,,'], randomUUID()))).toEqual({ code: 'organisation_not_found', field: 'orgId' });
    const other = { orgId: aldgate, filename: 'a.csv', content: packed('Username\nuna') };
    expect(refusalOf(await asAdmin(validate, other)).code).toBe('file_refused');
  });
});

test('administrators of organisations reach none of these actions', async () => {
  const calls: readonly (readonly [string, Record<string, unknown>])[] = [
    ['createAccount', { account: { org_id: aldgate, ...complete } }],
    ['updateAccount', { accountId: tradingAccount, account: { city: 'York' } }],
    ['approveAccount', { accountId: tradingAccount }],
    ['closeAccount', { accountId: tradingAccount }],
    ['moveAccount', { accountId: tradingAccount, orgId: borealis }],
  ];
  for (const [action, variables] of calls) {
    const { errors } = await administer('orgadmin', action, variables);
    expect(errors?.[0]?.message).toContain(action);
  }
  for (const [action, variables] of calls.slice(1)) {
    const unknown = { ...variables, accountId: randomUUID() };
    expect(refusalOf(await house(action, unknown))).toEqual({ code: 'account_not_found', field: 'accountId' });
  }
});
