import { collectors } from '../../../actions/database/feeTerms';
import { loadHouseEnd } from '../../../actions/database/chargeHouseEnd';
import { chargeTypes, type ChargeType } from '../../../domain/charges/chargeTypes';
import { accountId } from '../../../seeds/demo/organisations';
import { openDemo, type DemoDatabase } from '../migrations/openDemo';

let demo: DemoDatabase;
beforeAll(async () => {
  demo = await openDemo();
});
afterAll(() => demo.close());

const house = accountId('house');
const customers = accountId('borealis-imports');

async function newCharge(type: ChargeType, destination = house): Promise<string> {
  const [row] = await demo
    .owner('charges')
    .insert({
      type,
      status: 'pending',
      amount: '1',
      currency: 'GBP',
      narrative: 'Test',
      main_account_id: accountId('aldgate-payroll'),
      source_account_id: accountId('aldgate-payroll'),
      destination_account_id: destination,
    })
    .returning('id');
  return row!.id;
}

test.each(chargeTypes)(
  'the end of a %s is compared with the account of its own column of the settings',
  async (type) => {
    const database = demo.owner;
    const id = await newCharge(type);
    const all = Object.fromEntries(Object.values(collectors).map((column) => [column, house]));
    await database('settings').update({ ...all, [collectors[type]]: accountId('safeguarding') });
    const named = accountId('safeguarding');
    expect(await loadHouseEnd(database, id)).toMatchObject({
      accountId: house,
      settingsAccountId: named,
      isRight: false,
    });
    await database('settings').update({ [collectors[type]]: null });
    expect(await loadHouseEnd(database, id)).toMatchObject({ settingsAccountId: null, isRight: false });
    await database('settings').update({ [collectors[type]]: house });
    expect(await loadHouseEnd(database, id)).toMatchObject({ settingsAccountId: house, isRight: true });
  },
);

test('an account that the settings named before the marks came, and that is not marked, takes nothing', async () => {
  const database = demo.owner;
  const id = await newCharge('payment_fee', customers);
  await database.raw('alter table settings disable trigger guard_settings_accounts');
  await database('settings').update({ payment_fee_account_id: customers });
  await database.raw('alter table settings enable trigger guard_settings_accounts');
  expect(await loadHouseEnd(database, id)).toMatchObject({ settingsAccountId: customers, isRight: false });
  await database('accounts').where({ id: customers }).update({ isHouseAccount: true });
  expect((await loadHouseEnd(database, id)).isRight).toBe(true);
});
