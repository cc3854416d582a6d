import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { demoId } from '../../../seeds/demo/demoId';
import { accountId } from '../../../seeds/demo/organisations';
import { openDemo, type DemoDatabase } from './openDemo';

let demo: DemoDatabase;
beforeAll(async () => {
  demo = await openDemo();
});
afterAll(() => demo.close());

const roleOf = async (transaction: Knex, organisation: string): Promise<string> => {
  const role = await transaction('roles')
    .where({ org_id: demoId(`organisation ${organisation}`) })
    .first('id');
  if (!role) throw new Error(`no role of ${organisation}`);
  return role.id;
};
const seatOf = (account: string, role_id: string) => ({
  id: randomUUID(),
  user_id: 'superadmin',
  account_id: accountId(account),
  role_id,
});

it('refuses a seat whose role belongs to another organisation than the account', async () => {
  await demo.undone(async (transaction) => {
    const [own, foreign] = [await roleOf(transaction, 'borealis'), await roleOf(transaction, 'aldgate')];
    await demo.refused(transaction, 'role_of_another_organisation', (step) =>
      step('CurrencyCloudContacts').insert(seatOf('borealis-imports', foreign)),
    );
    const seat = seatOf('borealis-imports', own);
    await transaction('CurrencyCloudContacts').insert(seat);
    await demo.refused(transaction, 'role_of_another_organisation', (step) =>
      step('CurrencyCloudContacts').where({ id: seat.id }).update({ role_id: foreign }),
    );
    await transaction('CurrencyCloudContacts').where({ id: seat.id }).update({ upper_fx_limit: '5' });
  });
});

it('refuses a seat on an account that the provider does not know', async () => {
  await demo.undone(async (transaction) => {
    const role = await roleOf(transaction, 'borealis');
    const account = accountId('borealis-imports');
    await transaction('CurrencyCloudContacts').where({ account_id: account }).delete();
    await transaction('accounts').where({ id: account }).update({ tccAccountId: null });
    await demo.refused(transaction, 'account_without_provider', (step) =>
      step('CurrencyCloudContacts').insert(seatOf('borealis-imports', role)),
    );
  });
});

it('moves an account, or removes its provider id, only when it has no seats', async () => {
  await demo.undone(async (transaction) => {
    const account = accountId('borealis-imports');
    for (const change of [{ org_id: demoId('organisation aldgate') }, { tccAccountId: null }]) {
      await demo.refused(transaction, 'account_has_seats', (step) =>
        step('accounts').where({ id: account }).update(change),
      );
    }
    await transaction('accounts')
      .where({ id: account })
      .update({ org_id: demoId('organisation borealis') });
    await transaction('CurrencyCloudContacts').where({ account_id: account }).delete();
    await transaction('accounts')
      .where({ id: account })
      .update({ org_id: demoId('organisation aldgate') });
  });
});

it('keeps rules and roles of one organisation together', async () => {
  await demo.undone(async (transaction) => {
    const rule = await transaction('organisation_payment_auth_rule')
      .where({ org_id: demoId('organisation aldgate') })
      .first('id');
    const foreign = await roleOf(transaction, 'borealis');
    await demo.refused(transaction, 'role_of_another_organisation', (step) =>
      step('payment_auth_rule_role').insert({ auth_rule_id: rule?.id ?? '', role_id: foreign, number_required: 1 }),
    );
    const elsewhere = { org_id: demoId('organisation aldgate') };
    await demo.refused(transaction, 'roles_stays_in_its_organisation', (step) =>
      step('roles').where({ id: foreign }).update(elsewhere),
    );
    await demo.refused(transaction, 'organisation_payment_auth_rule_stays_in_its_organisation', (step) =>
      step('organisation_payment_auth_rule')
        .where({ id: rule?.id ?? '' })
        .update({ org_id: demoId('organisation borealis') }),
    );
  });
});
