import { createClient } from '../../../../../actions/provider/client';
import { beneficiaryCalls } from '../../../../../actions/provider/client/beneficiaries';
import { beneficiary } from '../samples/people';
import { verification } from '../samples/reference';
import { wholeOf } from '../samples/sample';
import { scriptedTransport } from '../scripted';
import { describeCalls, id, one, page, success } from './clientRules';

const found = wholeOf(beneficiary);

describeCalls('beneficiaries', beneficiaryCalls, [
  [
    'findBeneficiaries',
    (client) => client.findBeneficiaries({ bankAccountHolderName: 'Holm', scope: 'own', onBehalfOf: 'c1', page: 1 }),
    'read POST /beneficiaries/find',
    { bank_account_holder_name: 'Holm', scope: 'own', on_behalf_of: 'c1', page: '1' },
    page('beneficiaries', beneficiary),
  ],
  [
    'getBeneficiary',
    (client) => client.getBeneficiary(id, null),
    'read GET /beneficiaries/p%2F1',
    { on_behalf_of: null },
    one(beneficiary),
  ],
  [
    'findBeneficiaryByReference',
    (client) => client.findBeneficiaryByReference('portal-b1', 'c1'),
    'read POST /beneficiaries/find',
    { beneficiary_external_reference: 'portal-b1', on_behalf_of: 'c1' },
    { answer: { beneficiaries: [found] }, result: found },
  ],
  [
    'validateBeneficiary',
    (client) => client.validateBeneficiary({ iban: 'DE89', bank_country: 'DE', name: 'Holm', email: 'a@b.c' }),
    'read POST /beneficiaries/validate',
    { iban: 'DE89', bank_country: 'DE' },
    success,
  ],
  [
    'createBeneficiary',
    (client) => client.createBeneficiary({ name: 'Holm', payment_types: ['regular'], business_nature: 'machines' }),
    'write POST /beneficiaries/create',
    { name: 'Holm', payment_types: ['regular'], business_nature: 'machines' },
    one(beneficiary),
  ],
  [
    'updateBeneficiary',
    (client) => client.updateBeneficiary(id, { iban: 'DE89', on_behalf_of: 'c1' }),
    'write POST /beneficiaries/p%2F1',
    { iban: 'DE89', on_behalf_of: 'c1' },
    one(beneficiary),
  ],
  [
    'deleteBeneficiary',
    (client) => client.deleteBeneficiary(id, 'c1'),
    'write POST /beneficiaries/p%2F1/delete',
    { on_behalf_of: 'c1' },
    one(beneficiary),
  ],
  [
    'verifyAccount',
    (client) => client.verifyAccount({ payment_type: 'regular', account_number: '12345678', bic_swift: null }),
    'read POST /beneficiaries/account_verification',
    { payment_type: 'regular', account_number: '12345678', bic_swift: null },
    one(verification),
  ],
]);

test.each([
  ['whose reference is another', { ...found, beneficiary_external_reference: 'portal-b11' }],
  ['without a reference', { ...found, beneficiary_external_reference: null }],
])('a beneficiary %s is not the one that was created', async (_what, other) => {
  const find = (...beneficiaries: object[]) =>
    createClient(scriptedTransport({ beneficiaries }).transport).findBeneficiaryByReference('portal-b1', 'c1');
  expect(await find(other)).toBeUndefined();
  expect(await find(other, found)).toEqual(found);
});
