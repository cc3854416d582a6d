import { payeeRemark, type BankIdentity } from '../../../../domain/beneficiaries/payeeRemark';

const bank: BankIdentity = {
  bankAccountHolderName: 'Hansa Metall GmbH',
  bankCountry: 'DE',
  iban: 'DE89370400440532013000',
  accountNumber: null,
  bicSwift: 'COBADEFFXXX',
  routingCodeValue1: null,
  routingCodeValue2: null,
};
const other = { ...bank, iban: 'DE02120300000000202051', bicSwift: 'BYLADEM1001' };

test('without a completed payment it is the first', () => {
  expect(payeeRemark(bank, [])).toEqual({ kind: 'first_payment' });
  expect(payeeRemark(bank, [{ bank, lastPaidOn: null }])).toEqual({ kind: 'first_payment' });
});

test('the same bank details as last time need no remark, whatever was paid before', () => {
  const versions = [
    { bank, lastPaidOn: '2026-11-03' },
    { bank: other, lastPaidOn: '2026-10-01' },
  ];
  expect(payeeRemark(bank, versions)).toBeUndefined();
  expect(payeeRemark(bank, versions.toReversed())).toBeUndefined();
});

test('other bank details than at the last completed payment are named', () => {
  const versions = [
    { bank: other, lastPaidOn: null },
    { bank, lastPaidOn: '2026-11-03' },
    { bank: other, lastPaidOn: '2026-10-01' },
  ];
  expect(payeeRemark(other, versions)).toEqual({
    kind: 'bank_changed',
    lastPaidOn: '2026-11-03',
    fields: ['iban', 'bicSwift'],
  });
});

test('a code that came or went is a change', () => {
  const versions = [{ bank, lastPaidOn: '2026-11-03' }];
  expect(payeeRemark({ ...bank, routingCodeValue1: '200000' }, versions)).toMatchObject({
    fields: ['routingCodeValue1'],
  });
  expect(payeeRemark({ ...bank, iban: null }, versions)).toMatchObject({ fields: ['iban'] });
});
