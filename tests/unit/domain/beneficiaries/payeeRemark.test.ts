import { payeeRemark, type BankIdentity, isStale } from '../../../../domain/beneficiaries/payeeRemark';

const bank: BankIdentity = {
  bankAccountHolderName: 'Hansa Metall GmbH',
  bankCountry: 'DE',
  iban: 'DE89370400440532013000',
  accountNumber: null,
  bicSwift: 'COBADEFFXXX',
  routingCodeValue1: null,
  routingCodeValue2: null,
};
const third = { ...bank, accountNumber: '1' };
const asVersion = (version: { readonly bank: BankIdentity; readonly lastPaidOn?: string }) => ({
  lastPaidOn: null,
  ...version,
});
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

test('an edit of something else does not end the time in which the details are in force', () => {
  const versions = [
    { bank, lastPaidOn: null },
    { bank, lastPaidOn: '2026-11-03' },
    { bank: other, lastPaidOn: '2026-11-10' },
  ];
  expect(payeeRemark(bank, versions)).toBeUndefined();
});

test('other bank details than at the last completed payment are named', () => {
  const versions = [
    { bank: other, lastPaidOn: null },
    { bank, lastPaidOn: '2026-11-03' },
    { bank: other, lastPaidOn: '2026-10-01' },
  ];
  expect(payeeRemark(other, versions)).toEqual({
    kind: 'bank_changed',
    before: bank,
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

test.each([
  ['no payment was completed', [{ bank: other }, { bank }], { before: bank, lastPaidOn: null }],
  [
    'two edits, the last payment before both',
    [{ bank: other }, { bank: third }, { bank, lastPaidOn: '2026-11-03' }],
    { before: bank },
  ],
  [
    'details that were in force earlier',
    [{ bank: other }, { bank, lastPaidOn: '2026-11-03' }, { bank: other, lastPaidOn: '2026-10-01' }],
    { before: bank },
  ],
  [
    'a version that the payment was made before',
    [{ bank: third }, { bank: other }, { bank, lastPaidOn: '2026-11-03' }],
    { before: bank },
  ],
  ['only other details', [{ bank: third }, { bank }], { before: third }],
] as const)('a change is named: %s', (_what, versions, remark) => {
  expect(payeeRemark(other, versions.map(asVersion))).toMatchObject({ kind: 'bank_changed', ...remark });
});

test.each([
  [
    'a payment to the new details has completed, and later one to the old',
    [
      { bank: other, lastPaidOn: '2026-11-03' },
      { bank, lastPaidOn: '2026-11-20' },
    ],
  ],
  ['a later edit changed nothing here', [{ bank: other }, { bank: other, lastPaidOn: '2026-11-03' }, { bank }]],
  ['back to the details of the last payment', [{ bank: other }, { bank }, { bank: other, lastPaidOn: '2026-11-03' }]],
] as const)('a change is no longer named: %s', (_what, versions) => {
  expect(payeeRemark(other, versions.map(asVersion))).toBeUndefined();
});

const now = new Date('2026-11-23T10:00:00Z');

it.each([
  ['paid a year ago to the day', '2025-11-23', '2020-01-01T00:00:00+00:00', false],
  ['paid a day before that', '2025-11-22', '2020-01-01T00:00:00+00:00', true],
  ['paid last week', '2026-11-16', '2020-01-01T00:00:00+00:00', false],
  ['never paid, created last month', null, '2026-10-23T09:00:00+00:00', false],
  ['never paid, created two years ago', null, '2024-11-23T09:00:00+00:00', true],
  ['paid long before it was imported here', '2024-01-01', '2026-11-01T09:00:00+00:00', true],
])('%s', (_what, lastPaidOn, createdAt, stale) => {
  expect(isStale(lastPaidOn, createdAt, now)).toBe(stale);
});
