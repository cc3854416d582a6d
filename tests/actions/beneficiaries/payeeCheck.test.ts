import type { Knex } from 'knex';
import { beneficiaryFootprint, britishCompany, createBeneficiary, germanPerson } from '../../support/beneficiaries';
import { as, refusalOf } from '../../support/portal';
import { control, stackDatabase } from '../../support/stack';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});

afterEach(() => control('faults', { seed: 1, rules: [] }));

afterAll(async () => {
  await database.destroy();
});

describe('saving a beneficiary', () => {
  const create = `mutation ($beneficiary: BeneficiaryInput!, $isAccepted: Boolean) {
    createBeneficiary(beneficiary: $beneficiary, isNameMismatchAccepted: $isAccepted) { id }
  }`;
  const update = `mutation ($beneficiaryId: uuid!, $sliceId: uuid!, $beneficiary: BeneficiaryInput!, $isAccepted: Boolean) {
    updateBeneficiary(beneficiaryId: $beneficiaryId, sliceId: $sliceId, beneficiary: $beneficiary,
      isNameMismatchAccepted: $isAccepted) { id }
  }`;
  const mismatched = () => britishCompany({ bankAccountHolderName: 'SIM-NO-MATCH' });
  const mismatch = { code: 'payee_name_mismatch', field: 'bankAccountHolderName' };
  const detailsOf = async (beneficiaryId: string, eventCode: string) =>
    (await database('activity').where({ beneficiaryId, eventCode }).first('details'))?.details;
  const acceptance = 'Saved although the name may not match the account: the user confirmed it.';

  test('with a name that does not match is refused, and recorded where the user accepts it', async () => {
    const before = await beneficiaryFootprint(database);
    expect(refusalOf(await as('maker', create, { beneficiary: mismatched(), isAccepted: false }))).toEqual(mismatch);
    expect(await beneficiaryFootprint(database)).toEqual(before);
    const answer = await as<{ createBeneficiary: { id: string } }>('maker', create, {
      beneficiary: mismatched(),
      isAccepted: true,
    });
    expect(await detailsOf(answer.data!.createBeneficiary.id, 'A004')).toBe(acceptance);
  });

  test('with changed details is asked about as well', async () => {
    const beneficiaryId = (await createBeneficiary(britishCompany())).data!.createBeneficiary.id;
    expect(await detailsOf(beneficiaryId, 'A004')).toBeNull();
    const slice = await database('beneficiary_information_slice').where({ beneficiaryId }).first('id');
    const change = { beneficiaryId, sliceId: slice!.id, beneficiary: mismatched() };
    expect(refusalOf(await as('maker', update, change))).toEqual(mismatch);
    expect((await as('maker', update, { ...change, isAccepted: true })).errors).toBeUndefined();
    expect(await detailsOf(beneficiaryId, 'A005')).toBe(acceptance);
  });

  test.each([
    ['a name that is similar', () => britishCompany({ bankAccountHolderName: 'Dock SIM-CLOSE-MATCH' })],
    ['a bank without the check', () => germanPerson({ bankAccountHolderName: 'Anna SIM-NOT-AVAILABLE' })],
  ])('goes on with %s', async (_what, beneficiary) => {
    expect((await createBeneficiary(beneficiary())).errors).toBeUndefined();
  });

  test('goes on while the bank cannot be asked', async () => {
    await control('faults', { seed: 1, rules: [{ path: '/beneficiaries/account_verification', fault: 'offline' }] });
    expect((await createBeneficiary(mismatched())).errors).toBeUndefined();
  });
});
