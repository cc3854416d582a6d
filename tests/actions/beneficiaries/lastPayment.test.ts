import type { Knex } from 'knex';
import { britishCompany, createBeneficiary } from '../../support/beneficiaries';
import { as, tradingAccount } from '../../support/portal';
import { stackDatabase } from '../../support/stack';

const listed = `query ($id: uuid!) { beneficiaries_by_pk(id: $id) { lastPayment { lastPaidOn } } }`;

interface Listed {
  readonly beneficiaries_by_pk: { readonly lastPayment: { readonly lastPaidOn: string } | null } | null;
}

let database: Knex;
let id: string;

beforeAll(async () => {
  database = stackDatabase();
  const { data } = await createBeneficiary(britishCompany());
  id = data!.createBeneficiary.id;
});

afterAll(() => database.destroy());

test('the last payment is the latest completed one, by any slice; users of other accounts see neither', async () => {
  const paid = await database('payments')
    .join('beneficiary_information_slice as slice', 'slice.id', 'payments.beneficiarySliceId')
    .where({ 'payments.accountId': tradingAccount, 'payments.status': 'completed' })
    .orderBy('payments.paymentDate', 'desc')
    .first<{ beneficiaryId: string; paymentDate: string }>('slice.beneficiaryId', 'payments.paymentDate');
  const variables = { id: paid.beneficiaryId };
  const { data } = await as<Listed>('maker', listed, variables);
  expect(data?.beneficiaries_by_pk?.lastPayment).toEqual({ lastPaidOn: paid.paymentDate });
  expect((await as<Listed>('borealis', listed, variables)).data?.beneficiaries_by_pk).toBeNull();
  const { data: never } = await as<Listed>('maker', listed, { id });
  expect(never?.beneficiaries_by_pk?.lastPayment).toBeNull();
});
