import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { accountId } from '../../../seeds/demo/organisations';
import { atProvider, beneficiaryFootprint, britishCompany, createBeneficiary } from '../../support/beneficiaries';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { eventually } from '../../support/eventually';
import { as, authorisePayment, newPayment, providerBooks, refusalOf, tradingAccount } from '../../support/portal';
import { control, runSchedule, stackDatabase } from '../../support/stack';

const updateDocument = `mutation ($beneficiaryId: uuid!, $sliceId: uuid!, $beneficiary: BeneficiaryInput!) {
  updateBeneficiary(beneficiaryId: $beneficiaryId, sliceId: $sliceId, beneficiary: $beneficiary) { id isPayable }
}`;

interface Updated {
  readonly updateBeneficiary: { readonly id: string; readonly isPayable: boolean };
}

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});

afterEach(() => control('faults', { seed: 1, rules: [] }));

afterAll(() => database.destroy());

const slicesOf = (beneficiaryId: string) =>
  database('beneficiary_information_slice').where({ beneficiaryId }).orderBy('is_most_recent');

async function created(changes: Record<string, unknown> = {}): Promise<{ id: string; sliceId: string }> {
  const { data } = await createBeneficiary(britishCompany(changes));
  const { id } = data!.createBeneficiary;
  const [slice] = await slicesOf(id);
  return { id, sliceId: slice!.id };
}

const update = (
  { id: beneficiaryId, sliceId }: { id: string; sliceId: string },
  changes: Record<string, unknown> = {},
  username = 'maker',
  selected = tradingAccount,
) => {
  const beneficiary = britishCompany({ accountNumber: '55779911', ...changes });
  return as<Updated>(username, updateDocument, { beneficiaryId, sliceId, beneficiary }, selected);
};

const eventsOf = (beneficiaryId: string) =>
  database('activity').where({ beneficiaryId }).orderBy('createdAt').pluck('eventCode');

test('an edit writes a new slice with a record of its own at the provider, and keeps the old ones', async () => {
  const shown = await created();
  const [first] = await slicesOf(shown.id);
  expect((await update(shown)).data?.updateBeneficiary).toEqual({ id: shown.id, isPayable: true });
  const [old, current] = await slicesOf(shown.id);
  expect(old).toEqual({ ...first, is_most_recent: false });
  expect(current).toMatchObject({ is_most_recent: true, accountNumber: '55779911' });
  expect(current!.tcc_beneficiary_id).not.toBe(old!.tcc_beneficiary_id);
  expect(await database('beneficiaries').where({ id: shown.id }).first()).toMatchObject({
    tcc_beneficiary_id: current!.tcc_beneficiary_id,
  });
  const held = await atProvider(database, shown.id);
  expect(held.map(({ id }) => id).sort()).toEqual([old!.tcc_beneficiary_id, current!.tcc_beneficiary_id].sort());
  expect(await eventsOf(shown.id)).toEqual(['A004', 'A005']);
});

test('a payment after it goes to the new record, one before it to the old', async () => {
  const shown = await created();
  const before = await newPayment({ beneficiaryId: shown.id });
  await update(shown);
  const after = await newPayment({ beneficiaryId: shown.id });
  const slices = await slicesOf(shown.id);
  const { payments } = await providerBooks();
  for (const [index, id] of [before, after].entries()) {
    const stored = await database('payments').where({ id }).first();
    const sent = payments.find((payment) => payment.id === stored?.tccPaymentId);
    expect(sent?.beneficiary_id).toBe(slices[index]!.tcc_beneficiary_id);
  }
});

test('a payment that waits for approval is refused', async () => {
  const shown = await created();
  const paymentId = await newPayment({ beneficiaryId: shown.id, amount: '5000.00' });
  await update(shown);
  const answer = await as('approver', authorisePayment, { paymentId });
  expect(JSON.stringify(answer)).toContain('beneficiary_changed');
});

test('an edit of a slice that is not the newest is refused', async () => {
  const shown = await created();
  await update(shown);
  const before = await beneficiaryFootprint(database);
  expect(refusalOf(await update(shown))).toEqual({ code: 'content_changed', field: 'sliceId' });
  expect(await beneficiaryFootprint(database)).toEqual(before);
});

test('two edits at the same time: one is stored, the other is refused', async () => {
  const shown = await created();
  const answers = await Promise.all([update(shown), update(shown)]);
  expect(answers.map((answer) => refusalOf(answer).code).sort()).toEqual(['content_changed', undefined]);
  expect(await slicesOf(shown.id)).toHaveLength(2);
});

test('the beneficiary cannot be paid while the provider’s answer is lost; after the schedule it can', async () => {
  const shown = await created();
  const fault = 'drop_after_commit';
  await control('faults', { seed: 1, rules: [{ path: '/beneficiaries/create', fault, times: 1 }] });
  expect((await update(shown)).data?.updateBeneficiary.isPayable).toBe(false);
  await expect(newPayment({ beneficiaryId: shown.id })).rejects.toThrow('beneficiary_not_payable');
  await eventually(
    async () => {
      await runSchedule('send-intents');
      return slicesOf(shown.id);
    },
    ([, current]) => Boolean(current!.tcc_beneficiary_id),
  );
  expect(await atProvider(database, shown.id)).toHaveLength(2);
  await newPayment({ beneficiaryId: shown.id });
});

test.each<[string, Record<string, unknown>, string, string]>([
  ['the provider’s refusal', { accountNumber: '99926819' }, 'provider_rejected', 'accountNumber'],
  ['a country that is not permitted', { country: 'RU' }, 'country_not_permitted', 'country'],
  ['a bank in a sanctioned country', { bankCountry: 'IR' }, 'country_not_permitted', 'bankCountry'],
  ['a currency that is not offered', { currency: 'HRK' }, 'currency_not_offered', 'currency'],
  ['no name', { name: '' }, 'invalid_input', 'name'],
])('%s leaves the beneficiary as it was', async (_what, changes, code, field) => {
  const shown = await created();
  const before = await beneficiaryFootprint(database);
  expect(refusalOf(await update(shown, changes))).toEqual({ code, field });
  expect(await beneficiaryFootprint(database)).toEqual(before);
});

test('the currency that it has stays, whatever is offered now', async () => {
  const shown = await created();
  const pounds = () => database('currency_settings').where({ currency: 'GBP' });
  await pounds().update({ enabled: false });
  try {
    expect((await update(shown)).errors).toBeUndefined();
  } finally {
    await pounds().update({ enabled: true });
  }
});

const call = (
  { id: beneficiaryId, sliceId }: { id: string; sliceId: string },
  username = 'maker',
  selected = tradingAccount,
) => ({
  username,
  selected,
  query: updateDocument,
  variables: { beneficiaryId, sliceId, beneficiary: britishCompany({ accountNumber: '55779911' }) },
});

test('what it leaves', async () => {
  const shown = await created();
  const { answer, ...effects } = await effectsOf(database, call(shown));
  expect(answer.errors).toBeUndefined();
  expect(effects).toEqual({
    rows: [
      'insert beneficiary_information_slice',
      'insert provider_intents',
      'update beneficiaries',
      'update beneficiary_information_slice',
    ],
    activity: ['A005'],
    provider: ['/beneficiaries/account_verification', '/beneficiaries/create', '/beneficiaries/validate'],
  });
});

test.each([
  ['a role without the right', 'viewer', tradingAccount, 'role_may_not_create_beneficiaries', 'accountId'],
  ['another account of the user’s', 'maker', accountId('aldgate-payroll'), 'beneficiary_not_found', 'beneficiaryId'],
  ['another tenant’s account', 'maker', accountId('borealis-imports'), 'account_not_found', 'accountId'],
  ['another tenant', 'borealis', accountId('borealis-imports'), 'beneficiary_not_found', 'beneficiaryId'],
])('refuses %s', async (_what, username, selected, code, field) => {
  const shown = await created();
  expect(await refusedEffects(database, call(shown, username, selected))).toEqual(refused(code, field));
  expect(await slicesOf(shown.id)).toHaveLength(1);
});

test('refuses a beneficiary that is deleted, in the words for an absent one', async () => {
  const shown = await created();
  await database('beneficiaries').where({ id: shown.id }).update({ enabled: false });
  expect(await refusedEffects(database, call(shown))).toEqual(refused('beneficiary_not_found', 'beneficiaryId'));
});

test('refuses an absent beneficiary', async () => {
  const absent = { id: randomUUID(), sliceId: randomUUID() };
  expect(await refusedEffects(database, call(absent))).toEqual(refused('beneficiary_not_found', 'beneficiaryId'));
});
