import { detailsOfReading } from '../../../../actions/beneficiaries/importedDetails';
import { beneficiaryReading } from './reading';

it('takes over each field of the provider', () => {
  expect(detailsOfReading(beneficiaryReading())).toMatchObject({
    name: 'Holm Ltd',
    beneficiaryEntityType: 'individual',
    address: '2 High Street, Leeds',
    bankAddress: '1 Broad Street, London',
    postcode: 'LS1 4DY',
    routingCodeType2: 'bank_code',
    externalReference: 'H-77',
    isPriority: true,
    isRegular: true,
  });
});

it.each([
  [{ name: null }, { name: 'Holm Limited', bankAccountHolderName: 'Holm Limited' }],
  [{ bank_account_holder_name: null }, { name: 'Holm Ltd', bankAccountHolderName: 'Holm Ltd' }],
  [
    { name: null, bank_account_holder_name: null },
    { name: 'b1d7f0c2-5a3e-4b57-9d1c-6f2a8e4c9b10', bankAccountHolderName: '' },
  ],
  [{ beneficiary_entity_type: null }, { beneficiaryEntityType: 'company' }],
  [{ bank_country: null }, { bankCountry: '' }],
  [{ beneficiary_country: null }, { country: null }],
  [{ bank_address: [] }, { bankAddress: null }],
])('a record with %j gives %j', (change, expected) => {
  expect(detailsOfReading(beneficiaryReading(change))).toMatchObject(expected);
});

it.each([
  [['priority'], { isPriority: true, isRegular: false }],
  [['regular'], { isPriority: false, isRegular: true }],
  [[], { isPriority: false, isRegular: true }],
])('payment types %j give %j', (payment_types, expected) => {
  expect(detailsOfReading(beneficiaryReading({ payment_types }))).toMatchObject(expected);
});

it('drops an identification of a type that the specification does not list', () => {
  const details = detailsOfReading(beneficiaryReading({ beneficiary_identification_type: 'library_card' }));
  expect(details).toMatchObject({ identificationType: null, identificationValue: null });
});
