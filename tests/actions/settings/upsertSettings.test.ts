import type { Knex } from 'knex';
import type { SettingsRow } from '../../../actions/database/generated/tables';
import { accountId } from '../../../seeds/demo/organisations';
import { harm, hostileHtml } from '../../support/hostileHtml';
import { forceStatus, withoutSafeguarded } from '../../support/clientMoney';
import { as, refusalOf } from '../../support/portal';
import { graphql, stackDatabase } from '../../support/stack';

const upsert = `mutation ($settings: SettingsInput!) {
  upsertSettings(settings: $settings) { maintenance_banner notifications_page_html }
}`;

interface Saved {
  readonly upsertSettings: {
    readonly maintenance_banner: string | null;
    readonly notifications_page_html: string | null;
  };
}

let database: Knex;
let before: SettingsRow;

beforeAll(async () => {
  database = stackDatabase();
  before = (await database('settings').first())!;
});

afterEach(() =>
  database('settings').update({
    ...before,
    fraud_notices: JSON.stringify(before.fraud_notices),
    new_account_forms: JSON.stringify(before.new_account_forms),
  }),
);

afterAll(() => database.destroy());

const save = (settings: Record<string, unknown>) =>
  graphql<Saved>('superadmin', upsert, { settings }, { 'x-hasura-role': 'admin' });
const entries = () => database('activity').where({ eventCode: 'A038' }).orderBy('createdAt');

test('both texts keep their allowed markup alone, whatever is sent', async () => {
  const html = hostileHtml.join('');
  const { data } = await save({
    maintenance_banner: `<b>Tonight</b>${html.slice(0, 1500)}`,
    notifications_page_html: html,
  });
  expect(data?.upsertSettings.maintenance_banner).toContain('<b>Tonight</b>');
  const stored = await database('settings').first('maintenance_banner', 'notifications_page_html');
  expect(stored).toEqual(data?.upsertSettings);
  for (const text of Object.values(stored as Record<string, string>)) {
    expect(text.replaceAll(/<\/?b>/g, '')).not.toMatch(harm);
  }
});

test('the forms for new accounts are kept, and read by who asks for an account', async () => {
  const forms = [{ name: 'Bank mandate', url: 'https://example.com/mandate.pdf' }];
  await save({ new_account_forms: forms });
  const { data } = await as<{ settings: unknown }>('maker', '{ settings { new_account_forms } }', {});
  expect(data?.settings).toEqual([{ new_account_forms: forms }]);
  const refused = await save({ new_account_forms: [{ name: 'Mandate', url: 'javascript:alert(1)' }] });
  expect(refusalOf(refused)).toEqual({ code: 'invalid_input', field: 'new_account_forms[0].url' });
});

test('a text of which nothing is left is none, and null takes it away', async () => {
  await save({ maintenance_banner: 'Soon' });
  const { data } = await save({ maintenance_banner: '<script>fired()</script>' });
  expect(data?.upsertSettings.maintenance_banner).toBeNull();
  await save({ notifications_page_html: 'News' });
  const cleared = await save({ notifications_page_html: null });
  expect(cleared.data?.upsertSettings.notifications_page_html).toBeNull();
});

test('what is left out stays; the log says who changed what, and the audit keeps it', async () => {
  await save({ maintenance_banner: 'Soon' });
  const known = await entries();
  await save({ balances: false, safeguarding_gbp_balance_alarm: '50000.00' });
  const settings = await database('settings').first();
  expect(settings).toMatchObject({ maintenance_banner: 'Soon', balances: false, payments_wizard: true });
  const [entry] = (await entries()).slice(known.length);
  expect(entry).toMatchObject({
    activityName: 'Settings Changed',
    eventType: 'A',
    userId: 'superadmin',
    username: 'superadmin',
    details: 'balances, safeguarding_gbp_balance_alarm',
    client_reported: false,
  });
  const audited = await database('audit_logged_actions')
    .where({ table_name: 'settings' })
    .orderBy('event_id', 'desc')
    .first();
  expect(audited).toMatchObject({ action: 'U', user_id: 'superadmin' });
});

test.each<[string, Record<string, unknown>, string]>([
  ['a banner without end', { maintenance_banner: 'x'.repeat(2001) }, 'maintenance_banner'],
  ['no amount', { safeguarding_eur_balance_alarm: '-1' }, 'safeguarding_eur_balance_alarm'],
  ['a rate above one', { euro_negative_interest_charge_rate: '1.5' }, 'euro_negative_interest_charge_rate'],
  ['no flag', { balances: null }, 'balances'],
  ['nothing', {}, 'settings'],
])('%s is refused and changes nothing', async (_what, settings, field) => {
  const known = (await entries()).length;
  expect(refusalOf(await save(settings))).toEqual({ code: 'invalid_input', field });
  expect(await database('settings').first()).toEqual(before);
  expect(await entries()).toHaveLength(known);
});

const accountFields = [
  'incoming_fund_fee_account_id',
  'monthly_maintenance_charge_account_id',
  'payment_fee_account_id',
  'euro_negative_interest_account_id',
  'balance_transfer_fee_account_id',
  'safeguarding_control_account_id',
] as const;
const unfit = [
  ['an absent account', '00000000-0000-4000-8000-00000000dead', 'account_not_found'],
  ['a customer’s account', accountId('aldgate-trading'), 'account_not_of_house'],
  ['a closed account', accountId('closed'), 'account_closed'],
  ['an account that is not approved', accountId('new'), 'account_not_approved'],
] as const;

test.each(accountFields.flatMap((field) => unfit.map(([what, id, code]) => [field, what, id, code] as const)))(
  '%s refuses %s',
  async (field, _what, id, code) => {
    expect(refusalOf(await save({ maintenance_banner: 'Soon', [field]: id }))).toEqual({ code, field });
    expect(await database('settings').first()).toEqual(before);
  },
);

test('fees go to a marked account; while the settings name it, it keeps its mark, and stays open and approved', async () => {
  const id = accountId('aldgate-europe');
  const fees = database('accounts').where({ id });
  await fees.clone().update({ isHouseAccount: true });
  await save({ payment_fee_account_id: id });
  expect(await database('settings').first('payment_fee_account_id')).toEqual({ payment_fee_account_id: id });
  await expect(fees.clone().update({ isHouseAccount: false })).rejects.toMatchObject({ code: '22023' });
  await expect(fees.clone().update({ is_approved: false })).rejects.toMatchObject({ code: '23514' });
  await expect(fees.clone().update({ is_closed: true })).rejects.toMatchObject({ code: '23514' });
  await save({ payment_fee_account_id: before.payment_fee_account_id });
  expect(await fees.clone().update({ isHouseAccount: false })).toBe(1);
});

test('the database itself refuses settings that name an account of a customer', async () => {
  for (const field of accountFields) {
    await expect(database('settings').update({ [field]: accountId('aldgate-trading') })).rejects.toMatchObject({
      code: '22023',
    });
  }
  expect(await database('settings').first()).toEqual(before);
});

test.each(['maker', 'orgadmin', 'favadmin'])('%s has no such operation', async (username) => {
  const answer = await as(username, upsert, { settings: { maintenance_banner: 'Mine' } });
  expect(answer.data).toBeFalsy();
  expect(JSON.stringify(answer)).toContain('upsertSettings');
  expect(await database('settings').first()).toEqual(before);
});

test('the text of the fraud notice is saved, and no text brings back the default one', async () => {
  await save({ fraud_notices: { text: 'Call the beneficiary.' } });
  expect((await database('settings').first('fraud_notices'))?.fraud_notices).toEqual({ text: 'Call the beneficiary.' });
  await save({ fraud_notices: { text: null } });
  expect((await database('settings').first('fraud_notices'))?.fraud_notices).toEqual({ text: null });
});

describe('the control account', () => {
  const field = 'safeguarding_control_account_id';
  const other = accountId('house');
  let putBack: () => Promise<void>;

  beforeAll(async () => {
    putBack = await withoutSafeguarded(database);
  });
  afterAll(() => putBack());

  test.each([
    ['pounds are', 'safeguarded_amount_gbp', '1234.50', '1,234.50 GBP safeguarded'],
    ['euros are', 'safeguarded_amount_eur', '2', '2.00 EUR safeguarded'],
    ['dollars are', 'safeguarded_amount_usd', '0.01', '0.01 USD safeguarded'],
  ])('stays while %s safeguarded', async (_what, column, amount, text) => {
    const client = database('accounts').where({ id: accountId('borealis-imports') });
    await client.clone().update({ [column]: amount });
    for (const id of [other, null]) {
      const refused = await save({ [field]: id });
      expect(refusalOf(refused)).toEqual({ code: 'money_safeguarded', field });
      expect(refused.errors?.[0]?.message).toContain(text);
    }
    expect(await database('settings').first()).toEqual(before);
    expect((await save({ [field]: before[field]?.toUpperCase(), balances: false })).errors).toBeUndefined();
    await client.clone().update({ [column]: '0' });
  });

  test('stays while a safeguarding transfer is not concluded, and changes once nothing depends on it', async () => {
    const pending = await database('safeguarding_transfers').where({ status: 'pending' }).pluck('id');
    expect(pending).not.toEqual([]);
    const refused = await save({ [field]: other });
    expect(refusalOf(refused)).toEqual({ code: 'money_safeguarded', field });
    expect(refused.errors?.[0]?.message).toMatch(/ GBP under way/);
    await forceStatus(database, pending, 'cancelled');
    expect((await save({ [field]: other })).errors).toBeUndefined();
    expect(await database('settings').first(field)).toEqual({ [field]: other });
    await forceStatus(database, pending, 'pending');
  });

  test('is set for the first time whatever is safeguarded', async () => {
    await database('settings').update({ [field]: null });
    const client = database('accounts').where({ id: accountId('borealis-imports') });
    await client.clone().update({ safeguarded_amount_gbp: '1' });
    expect((await save({ [field]: before[field] })).errors).toBeUndefined();
    await client.clone().update({ safeguarded_amount_gbp: '0' });
  });
});
